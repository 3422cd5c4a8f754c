/** The version of these screens, as built. */
export { version } from '../../package.json';
