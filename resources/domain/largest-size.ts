/** Most rows of one answer; a larger `size` is answered with this many, and the answer says so. Lists never ask for more: what lies above would be on no page. */
export const largestSize = 1_000;
