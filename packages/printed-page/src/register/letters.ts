import { compareNames } from '@rebblatt/contracts';

export { indexLetter } from '@rebblatt/contracts';

/** The entries of a register in the order of names. */
export const sortByCompany = <T extends { company_name: string }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => compareNames(a.company_name, b.company_name));
