/** 10 no alcohol (up to 0.5 %), 20 low alcohol (up to 8 %), 30 regular. */
export const alcoholLevels = [10, 20, 30] as const;
export const WITHOUT_ALCOHOL = 10;

/** In a filter 0 means none. */
export const NO_ALCOHOL_LEVEL = 0;

/** Maximum length of a wine's name, and of an exhibitor's own article number. */
export const WINE_NAME_LENGTH = { min: 3, max: 64 } as const;
export const MAX_SKU = 20;

export const MAX_GRAPES_PER_WINE = 3;
export const MAX_PRICES_PER_WINE = 20;
export const MIN_YEAR = 1700;
/** Wine pictures are small: the page shows them only at thumbnail size. */
export const MAX_PICTURE_PX = 700;
/** To this width and height the client scales an exhibitor's picture for the web; a square of it is what can be read. */
export const MAX_WEB_LOGO_PX = 6000;
/** Maximum size of a picture file, for wines and for exhibitors. */
export const MAX_PICTURE_MB = 20;
