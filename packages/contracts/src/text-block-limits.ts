/** The length of a text block, and how many of them there are of one kind and language at most. */
export const MAX_TEXT_BLOCK = 1000;
export const MAX_TEXT_BLOCKS = 50;
