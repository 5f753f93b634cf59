/** The short name of a page in the address that its printed code leads to. */
export const codeOfPage = (pageId: number): string => pageId.toString(36);

/** The path of such addresses: every page of a catalogue has one, whatever is shown there. */
export const CODE_PATH = '/s/';
