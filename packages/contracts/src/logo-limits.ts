/** Trim size of a logo on the wine page. */
export const LOGO_WIDTH_MM = 65;
export const LOGO_HEIGHT_MM = 122.5;

/** Maximum number of logos per exhibitor. */
export const MAX_LOGOS_PER_EXHIBITOR = 50;
/** Longest reason of a rejection, in characters. */
export const MAX_LOGO_REJECTION = 2000;
