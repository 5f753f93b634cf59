/**
 * A name without the vintage that stands at its end or beginning: «Pinot Noir Auslese 2021», «Räuschling (2022)», «2020er
 * Merlot». The page prints the vintage after the name, so that it would be there twice.
 * @param year the vintage that the row says elsewhere
 * @returns null when the name does not have it there, or is nothing else
 */
export function withoutVintage(name: string, year: number): string | null {
  if (!name.includes(String(year))) return null;
  const rest = name
    .replace(
      new RegExp(
        String.raw`[\s,;/(–-]+(?:jahrgang|jg\.?|mill[ée]sime|annata|vintage)?\s*${year}(?:er)?\)?$`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(String.raw`^\(?${year}(?:er)?\)?[\s,;/–-]+`, 'iu'), '')
    .trim();
  return rest !== name && /\p{L}{2}/u.test(rest) ? rest : null;
}

/** The vintage at the end of a name, and the name without it; null when there is none, or nothing else. */
export function vintageAtEnd(name: string): { rest: string; year: number } | null {
  const [, found] = /(?<!\d)((?:19|20)\d{2})(?:er)?\)?\s*$/.exec(name) ?? [];
  const year = Number(found);
  const rest = found === undefined ? null : withoutVintage(name.trim(), year);
  return rest === null ? null : { rest, year };
}
