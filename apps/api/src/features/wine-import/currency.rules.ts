/*
 * Currencies other than the franc, as lists write them: by their codes, their names and their signs. Not all codes of the
 * world: some are words («TRY», «ALL», «TOP»).
 */
const CODES =
  'eur\\p{L}*|usd|gbp|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|rsd|mkd|uah|rub|gel|mxn|brl|ars|clp|uyu|cad|aud|nzd|zar|kes|jpy|cny|hkd|sgd|thb|inr|krw|vnd|dollar\\p{L}*|pounds?|kron[aeo]r?';
const SIGNS = '[€$£¥₽₺₴₫₹₩₪฿]';

/** Words of other currencies, for expressions that look for whole words. */
export const FOREIGN_WORDS = CODES;

/** A sign of another currency. */
export const FOREIGN_SIGN = SIGNS;

const ALONE = new RegExp(`^(?:${CODES}|${SIGNS})$`, 'iu');

/** Whether a cell says nothing but another currency. */
export const isForeignCurrency = (cell: string): boolean => ALONE.test(cell.trim());
