/** The job that writes the site of plain files. */
export const WRITE_SITE = 'write-site';
