import type { GrapeVarietyItem } from '@rebblatt/contracts';

/** Field values of a grape variety; without one, of a new one. */
export function grapeVarietyValues(item?: GrapeVarietyItem) {
  return { bezeichnung_d_cod: item?.bezeichnung_d_cod ?? '', version: item?.version };
}

/** What a grape variety is called in messages. */
export function grapeVarietyName(item: GrapeVarietyItem): string {
  return item.bezeichnung_d_cod;
}
