/** Maximum length of the description of an ad or a content page. */
export const DESCRIPTION_LENGTH = { min: 2, max: 64 } as const;

/** Maximum length of a category's heading, and of the text below the wines of a page. */
export const MAX_CATEGORY = 120;
export const MAX_FOOTER = 1000;

/** Maximum size of the PDF of an ad or content page, and of a logo, in MB. */
export const MAX_PDF_MB = 200;

/** What can be done with several pages of a list at once, and with how many at most. */
export const bulkSteps = ['accept', 'reject', 'activate', 'deactivate'] as const;
export type BulkStep = (typeof bulkSteps)[number];
export const MAX_BULK_PAGES = 200;
