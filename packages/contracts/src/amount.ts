/**
 * What a text says as an amount of money: one number, nothing («–»), or what it may have meant, the likeliest first. Nobody
 * guesses: «1.250» may be 1250 or 1.25.
 */
export type ReadAmount = { is: number } | { none: true } | { readings: number[] };

/** Beyond it nobody groups a price of wine with a blank: «120 150» are two prices. */
const DEAREST = 10_000;
/** Below it a price is hardly that of a bottle. */
const CHEAPEST = 3;
const MAX_READINGS = 4;

/** «24⁵⁰» has raised centimes and «24½» half a franc; every other raised or circled digit refers to a note. */
const withoutRaised = (text: string) =>
  text
    .replace(
      /(?<=\d[.,]?)[\u2070\u00b9\u00b2\u00b3\u2074-\u2079]{2}(?![\d\p{No}])/gu,
      (cents) => `.${cents.normalize('NFKC')}`,
    )
    .replace(/[.,]\./g, '.')
    .replace(/(?<=\d)\s?½/g, '.5')
    .replace(/\p{No}+/gu, '*');

/** One way to write each sign: apostrophes, dashes, blanks and the digits of other keyboards. */
const plain = (text: string) =>
  withoutRaised(text)
    .replace(/[’‘ʼ′`´]/g, "'")
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** What says nothing but that it is a price of a bottle in francs, tax included. */
const harmless = [
  /(?<!\p{L})(?:chf|s?fr(?:s|anken|ancs?|anchi)?)(?:\.|(?!\p{L}))/giu,
  /\(?(?:inkl|incl|inklusive|inclus\w*|compris\w*)\.?\s*(?:\d+(?:[.,]\d+)?\s*%\s*)?(?:mwst|mehrwertsteuer|tva|vat|iva)\.?\)?/giu,
  /\(?(?:mwst|tva|vat|iva)\.?\s*(?:inkl|incl|inclus\w*|compris\w*)\.?\)?/giu,
  /(?<!\p{L})ttc(?!\p{L})/giu,
  /(?:(?:\/|(?<!\p{L})(?:pro|per|par|je|la|die|à|a))\s*)(?:flasche|fl|bouteille|bout|bottle|bottiglia|btl|bt|stück|stk|pièce)(?:\.|(?!\p{L}))/giu,
  /^(?:à|je|@)\s+/giu,
];

const withoutWords = (text: string) => harmless.reduce((rest, word) => rest.replace(word, ' '), text).trim();

const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** «1.250»: a point or comma before exactly three digits separates thousands or francs. */
function eitherOf(whole: string, decimals: string): number[] {
  const asDecimals = rounded(Number(`${whole}.${decimals}`));
  if (whole.startsWith('0') || whole.length > 3) return [asDecimals];
  const asThousands = Number(whole + decimals);
  return asDecimals < CHEAPEST ? [asThousands, asDecimals] : [asDecimals, asThousands];
}

/** Reads digits with separators. @param full whether «.–» follows, so that no separator before it is that of the francs */
function readDigits(text: string, full: boolean): ReadAmount | null {
  const digits = text.replace(/[.,]$/, '');
  if (/^\d{1,10}$/.test(digits)) return { is: Number(digits) };
  if (/^\d{1,3}(?:[' ]\d{3})+(?:[.,]\d{1,2})?$/.test(digits)) {
    const amount = Number(digits.replace(/[' ]/g, '').replace(',', '.'));
    if (!digits.includes(' ') || amount < DEAREST) return { is: amount };
    return { readings: [...digits.split(' ').map((part) => Number(part.replace(',', '.'))), amount] };
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits))
    return { is: Number(digits.replaceAll('.', '').replace(',', '.')) };
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(digits)) return { is: Number(digits.replaceAll(',', '')) };
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.test(digits)) return { is: Number(digits.replace(/[.,]/g, '')) };
  const [, whole = '', decimals = ''] = /^(\d{0,10})[.,](\d{1,20})$/.exec(digits) ?? [];
  if (decimals === '') return null;
  // A franc that was cut off, or none.
  if (whole === '') return { readings: [rounded(Number(`0.${decimals}`))] };
  if (decimals.length < 3) return { is: Number(`${whole}.${decimals}`) };
  if (decimals.length === 3)
    return full && whole.length <= 3
      ? { is: Number(whole + decimals) }
      : { readings: eitherOf(whole, decimals) };
  const exact = Number(`${whole}.${decimals}`);
  return rounded(exact) === exact ? { is: exact } : { readings: [rounded(exact)] };
}

/** «18 1/2», as a workbook shows 18.50 in its format of fractions. */
function mixed(text: string): number | null {
  const [, whole = '', part = '', of = ''] = /^(\d{1,4}) (\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  return Number(of) > Number(part) ? rounded(Number(whole) + Number(part) / Number(of)) : null;
}

/** What is counted or measured beside a price: «6 Fl.», «75 cl», «10 %». */
const OTHER_THINGS = String.raw`\s*(?:%|(?:cl|dl|ml|lt?|liter|litres?|litri|fl|flaschen?|bt|btl|bouteilles?|bottles?|kartons?|cartons?|er|stk)(?!\p{L})|x(?![\p{L}]))`;
const amounts = new RegExp(
  String.raw`(?<![\p{L}\d.,'])\d+(?:[.,']\d+)*(?:[.,]-+)?(?![.,]?[\d'])(?!${OTHER_THINGS})`,
  'giu',
);

/** All amounts that a text contains. */
function amountsIn(text: string): number[] {
  const repaired =
    /^[\d.,'oil ]+$/i.test(text) && /\d/.test(text)
      ? text.replace(/o/gi, '0').replace(/[il]/gi, '1')
      : text.replaceAll('·', '.');
  const found = (repaired.match(amounts) ?? []).flatMap((token) => {
    const read = readDigits(token.replace(/[.,]-+$/, ''), /-$/.test(token));
    if (read === null || 'none' in read) return [];
    return 'is' in read ? [read.is] : read.readings;
  });
  return [...new Set(found)].slice(0, MAX_READINGS);
}

/**
 * Reads an amount as people write it: 18.50, 18,5, 1’250.–, 1 250,00, 1.250,00, CHF 18.–, «18.50 / Fl.». What can be read
 * in two ways, or says more than a price, is given back as its readings.
 */
export function readAmount(text: string): ReadAmount {
  const bare = withoutWords(plain(text));
  if (/^[-.,/…=\s]*$/.test(bare)) return { none: true };
  const full = /[.,]\s*[-=]+$/.test(bare);
  const digits = bare.replace(/[.,]\s*[-=]+$/, '').trim();
  const halves = mixed(digits);
  if (halves !== null) return { readings: [halves] };
  const read = readDigits(digits.replace(/^-\s*/, ''), full);
  if (read === null) return { readings: amountsIn(bare) };
  return digits.startsWith('-') && 'is' in read ? { is: -read.is } : read;
}
