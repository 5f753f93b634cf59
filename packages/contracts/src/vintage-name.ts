/** What people write before a vintage. */
const before = String.raw`(?:jahrgang|jg\.?|mill[ée]sime|annata|vintage)?`;

const unclosed = (text: string) => Math.abs(text.split('(').length - text.split(')').length);

/**
 * A name without the vintage that stands in it: «Pinot Noir Auslese 2021», «Räuschling (2022)», «2020er Merlot», «Malbec 2021
 * Barrique», «Syrah ’21». The page prints the vintage after the name, so that it would be there twice.
 * @param year the vintage that the row says elsewhere
 * @returns null when the name does not have it, has it as part of a remark in brackets («(ab Mai 2017)»), or is nothing else
 */
export function withoutVintage(name: string, year: number): string | null {
  // As two digits only with the apostrophe that makes a year of them.
  const written = `(?:${year}(?:er)?|['’]${String(year).slice(-2)})`;
  const places = [
    [String.raw`[,;/–-]\s*${before}\s*${written}(?=\))`, ''],
    [String.raw`[\s,;/(–-]+${before}\s*${written}\)?$`, ''],
    [String.raw`^\(?${written}\)?[\s,;/–-]+`, ''],
    [String.raw`[\s,;/(–-]+${before}\s*${written}\)?[\s,;/–-]+`, ' '],
  ] as const;
  const rest = places.reduce((text, [place, by]) => text.replace(new RegExp(place, 'iu'), by), name).trim();
  if (unclosed(rest) > unclosed(name)) return null;
  return rest !== name.trim() && /\p{L}{2}/u.test(rest) ? rest : null;
}

/** The vintage at the end of a name, and the name without it; null when there is none, or nothing else. */
export function vintageAtEnd(name: string): { rest: string; year: number } | null {
  const [, found] = /(?<!\d)((?:19|20)\d{2})(?:er)?\)?\s*$/.exec(name) ?? [];
  const year = Number(found);
  const rest = found === undefined ? null : withoutVintage(name.trim(), year);
  return rest === null ? null : { rest, year };
}
