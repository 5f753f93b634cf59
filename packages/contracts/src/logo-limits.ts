/** Trim size of a logo on the wine page. */
export const LOGO_WIDTH_MM = 65;
export const LOGO_HEIGHT_MM = 122.5;

/** How far a logo that is made of a picture stays from the edge of its panel, unless somebody places it by hand. */
export const LOGO_INSET_MM = 4;
/** A picture is printed no larger than its pixels allow at this resolution. */
export const LOGO_PPI = 300;
/** The longer side of a picture, without its empty edge, that is enough for a logo: 20 mm at 300 dpi. */
export const MIN_LOGO_PX = 236;
/** Pixels of a picture at most; a file of a few bytes may claim any number. */
export const MAX_LOGO_PIXELS = 100_000_000;

/** Maximum number of logos per exhibitor. */
export const MAX_LOGOS_PER_EXHIBITOR = 50;
/** Longest reason of a rejection, in characters. */
export const MAX_LOGO_REJECTION = 2000;
/** What lies under a logo that was made for dark grounds, as long as nobody chooses. */
export const DARK_LOGO_GROUND = '#262626';
