/**
 * Formats a price for Swiss German: two decimals, ’ between thousands ("24.50", "1’234.50").
 * Not by `Intl`, because JavaScript engines differ in the apostrophe of de-CH.
 */
export function formatPrice(francs: number): string {
  const [whole = '0', cents = '00'] = francs.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '’')}.${cents}`;
}
