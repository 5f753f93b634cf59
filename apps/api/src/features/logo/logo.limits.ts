/** Width of the image in the list and the carousel; the logo itself is 65 mm wide. */
export const LOGO_PREVIEW_PX = 400;
