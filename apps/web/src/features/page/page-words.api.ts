/** How pages and their files are called and where they stand, for other screens. */
export { changedFactText } from './components/changed-fact-text.ts';
export { pageFile } from './page-name.rules.ts';
export { standingInWords, standingTones } from './page-standing.rules.ts';
