/**
 * A price as it is set in Swiss German: two decimals, ’ between thousands ("24.50", "1’234.50").
 * Written out by hand because engines disagree on which apostrophe de-CH takes.
 */
export function formatPrice(francs: number): string {
  const [whole = '0', cents = '00'] = francs.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '’')}.${cents}`;
}
