/** Codes of the ten award glyphs; the package of printed pages contains their drawings and names. */
export const awardSymbolCodes = ['v', 'n', 'l', 'm', 'z', 'r', 'd', 'k', 'a', 'b'] as const;
export type AwardSymbolCode = (typeof awardSymbolCodes)[number];
