/** Letters of the description that an ad or a content page goes by. */
export const DESCRIPTION_LENGTH = { min: 2, max: 64 } as const;

/** Largest PDF of an ad or content page, and of a logo, in MB. */
export const MAX_PDF_MB = 200;
