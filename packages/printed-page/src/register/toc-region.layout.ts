import type { TocRegionInput, TypefacePair } from '@rebblatt/contracts';
import { breakLines } from '../type/measure.ts';
import { type Flowed, type FlowRow, flowIntoColumns } from './flow.ts';
import { sortByCompany } from './letters.ts';
import { registerPageLines } from './register-grid.ts';
import { type RegisterLines, setRegisterEntry } from './register-row.ts';

interface Place {
  country: string;
  region: string;
}

export type TocRegionItem =
  | ({ kind: 'country' | 'region'; name: string[]; continued: boolean } & Place)
  | ({ kind: 'entry'; exhibitor_id: number; set: RegisterLines } & Place);

export const tocRegionColumnMm = 60.5;
export const tocRegionColumnsMm = { name: 39, stand: 0, pages: 18.5 };

/** The register by country and region on its printed pages, three columns each; at least one page. */
export function layOutTocRegion(input: TocRegionInput, pair: TypefacePair): Flowed<TocRegionItem> {
  const rows = input.countries
    .filter(({ regions }) => regions.some(({ exhibitors }) => exhibitors.length > 0))
    .flatMap((country) => [
      countryRow(country.name, false, pair),
      ...country.regions
        .filter(({ exhibitors }) => exhibitors.length > 0)
        .flatMap((region) => {
          const place = { country: country.name, region: region.name };
          return [
            regionRow(place, false, pair),
            ...sortByCompany(region.exhibitors).map((entry): FlowRow<TocRegionItem> => {
              const set = setRegisterEntry(entry, tocRegionColumnsMm, pair);
              return {
                item: { kind: 'entry', exhibitor_id: entry.exhibitor_id, set, ...place },
                lines: set.lines,
              };
            }),
          ];
        }),
    ]);
  const pages = flowIntoColumns(rows, { ...registerPageLines, columns: 3, continuedBy: continuedBy(pair) });
  return pages.length > 0 ? pages : [[]];
}

/** A column that starts inside a country repeats its heading; inside a region it repeats both. */
const continuedBy =
  (pair: TypefacePair) =>
  ({ item }: FlowRow<TocRegionItem>): FlowRow<TocRegionItem>[] => {
    if (item.kind === 'country') return [];
    const country = countryRow(item.country, true, pair);
    return item.kind === 'region' ? [country] : [country, regionRow(item, true, pair)];
  };

function countryRow(country: string, continued: boolean, pair: TypefacePair): FlowRow<TocRegionItem> {
  const name = breakLines(country, { face: 'text500', pair }, 13, tocRegionColumnMm - (continued ? 20 : 0));
  return {
    item: { kind: 'country', name, continued, country, region: '' },
    lines: name.length + 1,
    linesBefore: 1,
    keepWithNext: true,
  };
}

function regionRow(place: Place, continued: boolean, pair: TypefacePair): FlowRow<TocRegionItem> {
  const name = breakLines(place.region, { face: 'small600', pair }, 7.4, tocRegionColumnMm);
  return {
    item: { kind: 'region', name, continued, country: place.country, region: place.region },
    lines: name.length + 0.5,
    linesBefore: 0.5,
    keepWithNext: true,
  };
}
