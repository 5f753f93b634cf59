/** Maximum length of the description of an ad or a content page. */
export const DESCRIPTION_LENGTH = { min: 2, max: 64 } as const;

/** Maximum length of a category's heading, and of the text below the wines of a page. */
export const MAX_CATEGORY = 120;
export const MAX_FOOTER = 1000;

/** Maximum size of the PDF of an ad or content page, and of a logo, in MB. */
export const MAX_PDF_MB = 200;

/** What can be done with several pages of a list at once, and with how many at most. */
export const bulkSteps = ['accept', 'withdraw', 'reject', 'take-back', 'activate', 'deactivate'] as const;
export type BulkStep = (typeof bulkSteps)[number];
export const MAX_BULK_PAGES = 200;
/** How many pages can be downloaded as one file; printing them takes some seconds. */
export const MAX_DOWNLOAD_PAGES = 50;

/** How many remarks a rejection may have, and how long each may be. */
export const MAX_REMARKS = 20;
export const MAX_REMARK = 500;
/** How many texts a proposed correction may change, and how long its message or answer may be. */
export const MAX_CORRECTIONS = 40;
export const MAX_CORRECTION_TEXT = 1000;
/** Where on a page a remark can stand, in mm from the top left corner of the trimmed page: also on its bleed. */
export const REMARK_AREA_MM = { left: -3, right: 213, top: -3, bottom: 138 } as const;
