import { NameList, SizeList } from './name-list.rules.ts';
import type { References } from './reference.queries.ts';
import { RegionList } from './region-list.rules.ts';
import { grapeWords } from './synonyms.rules.ts';

/** The reference data, ready to be looked up by what people write. */
export interface Lists {
  region: RegionList;
  wine_type: NameList;
  wine_category: NameList;
  award: NameList;
  grape: NameList;
  size: SizeList;
}

/** Far more different unknown words than a list of wines has; comparing one takes half a millisecond. */
const COMPARED = 400;

export function listsOf(all: References): Lists {
  const patience = { left: COMPARED };
  const names = (field: Exclude<keyof References, 'size'>) => new NameList(all[field], patience);
  return {
    region: new RegionList(all.region, patience),
    wine_type: names('wine_type'),
    wine_category: names('wine_category'),
    award: names('award'),
    grape: new NameList(all.grape, patience, grapeWords),
    size: new SizeList(all.size, patience),
  };
}
