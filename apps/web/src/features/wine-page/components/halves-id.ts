/** The id of what holds editing and preview as two tabs; the bar of a phone brings it into view. */
export const HALVES = 'editor-halves';
