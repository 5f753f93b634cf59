/** The lists of what is missing on wines, for links from other screens. */
export { gapsIn, type WineGap } from './wine.views.ts';
