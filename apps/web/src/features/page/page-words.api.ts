/** How pages are called and where they stand, for other screens. */
export { standingInWords, standingTones } from './page-standing.rules.ts';
