/** 1 wine page, 2 ad, 3 content, 4 register of exhibitors, 5 register of regions, 6 wine tour. */
export const pageTypes = [1, 2, 3, 4, 5, 6] as const;
export type PageType = (typeof pageTypes)[number];

export const WINE_PAGE = 1;
export const AD_PAGE = 2;
export const CONTENT_PAGE = 3;
export const EXHIBITOR_REGISTER = 4;
export const REGION_REGISTER = 5;
export const WINETOUR_PAGE = 6;

/** Types that an exhibitor creates and releases. */
export const isExhibitorPage = (type: number): type is 1 | 2 => type === WINE_PAGE || type === AD_PAGE;
/** Types whose content is an uploaded PDF. */
export const isUploadedPage = (type: number): type is 2 | 3 => type === AD_PAGE || type === CONTENT_PAGE;
/** Types that every catalogue has exactly once; they can be moved, but not edited or deleted. */
export const isRegister = (type: number): type is 4 | 5 =>
  type === EXHIBITOR_REGISTER || type === REGION_REGISTER;
