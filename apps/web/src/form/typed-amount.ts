/** Beyond it nobody groups a price of wine with a blank: «120 150» are two prices. */
const DEAREST = 10_000;

/** One way to write each sign, and nothing but the number: no currency, no dash in place of centimes. */
const bareOf = (text: string) =>
  text
    .replace(/[’‘ʼ′`´]/g, "'")
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/^\s*(?:chf|s?fr)\b\.?|(?:chf|s?fr\.?)\s*$/gi, '')
    .replace(/[.,]\s*-*\s*$/, '')
    .trim();

/**
 * Reads an amount as people type it: «1’234.50», «1'234,5», «CHF 12.-», «12».
 * Returns null for an empty text and undefined for anything that is no amount, or one that can be read in two ways. What
 * it reads, a list is read by in the same way (`readAmount` of the contracts, which knows more ways to write one).
 */
export function parseAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  // Raised and circled digits refer to a note, or are centimes.
  if (/\p{No}/u.test(text)) return undefined;
  const bare = bareOf(text);
  if (!/^-?(?:\d{1,10}|\d{1,3}(?:[' ]\d{3}){1,3})(?:[.,]\d{1,2})?$/.test(bare)) return undefined;
  const amount = Number(bare.replace(/[' ]/g, '').replace(',', '.'));
  return bare.includes(' ') && amount >= DEAREST ? undefined : amount;
}
