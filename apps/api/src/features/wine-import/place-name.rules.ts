import { nameKey } from '@rebblatt/contracts';
import { type Place, places } from '@rebblatt/wine-names';

/** Saints are written in many ways: St-Émilion, St. Emilion, Saint-Emilion, Sankt Gallen. */
const saint = /(?<!\p{L})(?:ste?|sankt|sainte?)(?!\p{L})\.?/giu;

const placeKey = (text: string) => nameKey(text.replace(saint, 'saint'));

const byKey = new Map<string, Place[]>();
for (const place of places)
  for (const key of new Set([place.de, place.fr, place.en, ...place.others].map(placeKey)))
    byKey.set(key, [...(byKey.get(key) ?? []), place]);

/** What lists write beside the name of a place: what protects it in law. */
const protection =
  /(?<!\p{L})(?:a\.?o\.?[cp]|a\.?c|d\.?o\.?c\.?g|d\.?o\.?c\.?a?|d\.?o\.?[pq]|d\.?o|i\.?g\.?[tp]|g\.?g\.?a|qba|qmp|ava|dac|v\.?d\.?[pt]|pdo|pgi|vin de pays(?: d(?:e(?: la| l[’'])?|u|es|[’']))?|vino de la tierra(?: de)?|vinho regional|landwein)(?!\p{L})\.?/giu;

/** Which rank a place has, and what kind of a place it is. */
const rank =
  /(?<!\p{L})(?:(?:grands?|premiers?|1ers?) crus?(?: class[ée]s?)?|classico|superiore|riserva|villages?|kanton|cantone?(?: d(?:e|u|i|[’']))?|regione?|région|appellation|anbaugebiet|weinbaugebiet|gebiet)(?!\p{L})/giu;

/** A single vineyard of an appellation, after its rank: «Alsace grand cru Brand». */
const vineyard = /(?<=\p{L}) (?:grand|premier|1er) cru .*$/iu;

/** A text as it stands, then without what is written beside a name. */
function variants(text: string): string[] {
  const named = text.replace(protection, ' ');
  const bare = named.replace(rank, ' ');
  const appellation = named.replace(vineyard, '');
  return [...new Set([text, named, bare, appellation].map((one) => one.trim()))].filter((one) => one !== '');
}

/** The places of a name, whatever is written beside it; none for what is unknown. */
export function placesCalled(text: string): Place[] {
  for (const variant of variants(text)) {
    const found = byKey.get(placeKey(variant));
    if (found) return found;
  }
  return [];
}

/** A place and all that it lies in, the place itself first. */
export function enclosingOf(place: Place): Place[] {
  const enclosing: Place[] = [];
  for (let at: Place | null = place; at; at = at.within) enclosing.push(at);
  return enclosing;
}

/** The regions that lie in a country, a part of it or a region. */
export const regionsWithin = (place: Place): Place[] =>
  places.filter((one) => one.rank === 'region' && one !== place && enclosingOf(one).includes(place));
