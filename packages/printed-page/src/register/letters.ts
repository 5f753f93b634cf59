/** Order of names in a register: as German-speaking Swiss readers expect. */
const collator = new Intl.Collator('de-CH', { numeric: true, ignorePunctuation: true });

export function sortByCompany<T extends { company_name: string }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => collator.compare(a.company_name, b.company_name));
}

const undecomposed: Record<string, string> = { Æ: 'A', Œ: 'O', Ø: 'O', Ł: 'L', Đ: 'D', Þ: 'T' };

/** The letter under which a name is listed, ignoring accents and leading punctuation; figures share "0–9". */
export function indexLetter(name: string): string {
  const first = name
    .normalize('NFD')
    .toUpperCase()
    .match(/[\p{L}\p{N}]/u)?.[0];
  if (first === undefined) return '#';
  if (/\p{N}/u.test(first)) return '0–9';
  return undecomposed[first] ?? first;
}
