/** Records that a select loads, and that are looked through for a row of a list in them; beyond it a select asks the service for what is typed. */
export const loaded = 100;
