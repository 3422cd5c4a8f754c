/** How Chromium, Firefox, Safari and the bundler's loader say that a part of the program did not come. */
const said = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Is this the error of a part of the program that could not be fetched? Then the connection is to blame, or a newer version, and not the page. */
export const isLostPart = (error: unknown): boolean => error instanceof Error && said.test(error.message);
