/** The version of these screens, as built. */
export { version } from '../../package.json';
/** Of the copyright. */
export const year = new Date().getFullYear();
