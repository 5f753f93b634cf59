/** The job that mends a stored PDF. */
export const MEND_PAGE_FILE = 'mend-page-file';

/** "Inserat.pdf" becomes "Inserat-behoben.pdf"; a name that says so already stays. */
export const mendedName = (name: string): string =>
  /-behoben(\.[^.]*)?$/.test(name) ? name : name.replace(/(\.[^.]*)?$/, '-behoben$1');
