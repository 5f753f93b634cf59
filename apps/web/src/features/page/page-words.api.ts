/** How pages and their files are called and where they stand, for other screens. */
export { pageFile } from './page-name.rules.ts';
export { standingInWords, standingTones } from './page-standing.rules.ts';
