/** The lists of what is missing on wines, for links from other screens. */
export { WITHOUT_ALCOHOL_LEVEL, WITHOUT_GRAPES } from './wine.views.ts';
