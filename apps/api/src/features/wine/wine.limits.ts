/** Width and height of the picture in lists; the full one may have MAX_PICTURE_PX per side. */
export const WINE_PREVIEW_PX = 240;
