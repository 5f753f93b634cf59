import { NameList, SizeList } from './name-list.rules.ts';
import type { References } from './reference.queries.ts';

/** The reference data, ready to be looked up by what people write. */
export interface Lists {
  region: NameList;
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
    region: names('region'),
    wine_type: names('wine_type'),
    wine_category: names('wine_category'),
    award: names('award'),
    grape: names('grape'),
    size: new SizeList(all.size, patience),
  };
}
