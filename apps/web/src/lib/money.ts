import i18next from 'i18next';

/** Newer JavaScript engines group Swiss numbers with ', older ones with ’; print and screen always show ’. */
const GROUP = '’';
/** French-speaking Switzerland groups with a narrow no-break space; amounts of money keep the point. */
const FRENCH = { group: '\u202f', decimal: ',' };

const isFrench = () => i18next.language === 'fr';

const francs = new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const plain = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 2 });

function swissGroups(text: string): string {
  return text.replace(/['\u2019\u202f\u00a0]/g, isFrench() ? FRENCH.group : GROUP);
}

/** 1234.5 → «1’234.50», in French «1 234.50»; empty for no amount. */
export function formatAmount(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : swissGroups(francs.format(amount));
}

/** 1234.5 → «CHF 1’234.50» with a no-break space. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : `CHF\u00a0${formatAmount(amount)}`;
}

/** 4000.5 → «4’000.5», in French «4 000,5». */
export function formatNumber(value: number): string {
  const text = swissGroups(plain.format(value));
  return isFrench() ? text.replace('.', FRENCH.decimal) : text;
}

/** A measure as the server writes it, in French with a comma: «65 × 122,5 mm»; a version such as 1.6 has no unit. */
export function inLocalDecimals(measure: string): string {
  return isFrench() ? measure.replace(/(\d)\.(\d+)(?=\s?(×|mm|pt|%))/g, '$1,$2') : measure;
}
