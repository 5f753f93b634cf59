/** Width and height of the picture in lists; the whole one has at most 700 pixels a side. */
export const WINE_PREVIEW_PX = 240;
