import type { Translate } from '../../../lib/text-key.ts';
import type { WineList } from '../wine-list.rules.ts';

type Column = Pick<WineList['columns'][number], 'heading' | 'grouped'>;

/** What a column of a list is called: by its heading, by what the rows of groups say in it, or by its place. */
export function columnName(t: Translate, { heading, grouped }: Column, index: number): string {
  if (heading) return heading;
  return grouped
    ? t(($) => $.wineImport.ofGroups, { field: t(($) => $.wineImport.fields[grouped]) })
    : t(($) => $.wineImport.unnamed, { number: index + 1 });
}
