/** Finished size of a logo on the wine page. */
export const LOGO_WIDTH_MM = 65;
export const LOGO_HEIGHT_MM = 122.5;

/** Logos one exhibitor may keep. */
export const MAX_LOGOS_PER_EXHIBITOR = 50;
