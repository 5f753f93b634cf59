/** Texts, by their keys, in any depth. */
export type Texts = { [key: string]: string | Texts };

const SINGULAR = /_one$/;

const placesIn = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

/** Whether the singular shows the number too: it has all that the plural puts in. */
const showsNumber = (singular: string, plural: string) => {
  const places = placesIn(plural);
  return places.length > 0 && places.every((place) => singular.includes(place));
};

/**
 * Texts with an own one for zero where it needs one: French counts 0 as a singular, so that «Il y a une entrée» would be said
 * of none. A singular that shows its number, under whatever name, is right for both; of any other the plural is taken.
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
    if (SINGULAR.test(key) && typeof plural === 'string' && !showsNumber(text, plural) && !(zero in texts))
      zeros[zero] = plural;
  }
  return zeros;
}
