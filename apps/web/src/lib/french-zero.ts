/** Texts, by their keys, in any depth. */
export type Texts = { [key: string]: string | Texts };

const SINGULAR = /_one$/;

/**
 * Texts with an own one for zero where it needs one: French counts 0 as a singular, so that «Reprendre un vin» would be said
 * of none. A singular that shows its number is right for both; of any other the plural is taken.
 */
export function withZeros(texts: Texts): Texts {
  const zeros: Texts = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') {
      zeros[key] = withZeros(text);
      continue;
    }
    zeros[key] = text;
    const plural = texts[key.replace(SINGULAR, '_other')];
    const zero = key.replace(SINGULAR, '_zero');
    if (SINGULAR.test(key) && !text.includes('{{count}}') && plural && !(zero in texts)) zeros[zero] = plural;
  }
  return zeros;
}
