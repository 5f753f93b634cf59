import type { GrapeVarietyItem } from '@rebblatt/contracts';
import { namesValues } from '../../reference/names-values.ts';

/** Field values of a grape variety, or of a new one. */
export function grapeVarietyValues(item?: GrapeVarietyItem) {
  return { bezeichnung_d_cod: item?.bezeichnung_d_cod ?? '', ...namesValues(item), version: item?.version };
}

/** The name of a grape variety in messages. */
export function grapeVarietyName(item: GrapeVarietyItem): string {
  return item.bezeichnung_d_cod;
}
