/** What people say before the name of a stand: "Stand Z-11". */
const WORD_BEFORE_A_STAND = /(?<!\S)(?:stand|emplacement|booth)\s+(?=\S)/giu;

/** A search without the words that people say before the name of a stand, which its name does not have. */
export const withoutStandWord = (typed: string): string => typed.replace(WORD_BEFORE_A_STAND, '');
