/** Width and height of the picture in lists; the whole one may have MAX_PICTURE_PX a side. */
export const WINE_PREVIEW_PX = 240;
