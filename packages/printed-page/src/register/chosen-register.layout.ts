import type { AwardSymbolCode, ChosenRegisterInput, TypefacePair } from '@rebblatt/contracts';
import { breakLines } from '../type/measure.ts';
import { type Flowed, type FlowRow, flowIntoColumns } from './flow.ts';
import { sortByCompany } from './letters.ts';
import { registerPageLines } from './register-grid.ts';
import { type RegisterLines, setRegisterEntry } from './register-row.ts';
import { tocExhibitorColumnMm, tocExhibitorColumnsMm } from './toc-exhibitor.layout.ts';
import { tocRegionColumnMm, tocRegionColumnsMm } from './toc-region.layout.ts';

/** Under which headings a row stands, by their places in the input. */
interface Place {
  group: number;
  part: number;
}

export type ChosenRegisterItem =
  | ({
      kind: 'group';
      /** null for the wines without alcohol, which the template names in one line. */
      name: string[] | null;
      symbol: AwardSymbolCode | null;
      continued: boolean;
    } & Place)
  | ({ kind: 'part'; name: string[] } & Place)
  | ({ kind: 'entry'; exhibitor_id: number; set: RegisterLines } & Place);

type Row = FlowRow<ChosenRegisterItem>;

/** A glyph stands before the name of an award, "continued" after a heading that is repeated. */
const BESIDE_MM = { symbol: 6, continued: 20 };

/** Ships list their stands, which takes wider columns. */
export const chosenColumnsOf = ({ kind }: ChosenRegisterInput): 2 | 3 => (kind === 'ship' ? 2 : 3);

/** A register that the organiser has chosen, on its printed pages; at least one page. */
export function layOutChosenRegister(
  input: ChosenRegisterInput,
  pair: TypefacePair,
): Flowed<ChosenRegisterItem> {
  const isOfStands = input.kind === 'ship';
  const columnMm = isOfStands ? tocExhibitorColumnMm : tocRegionColumnMm;
  const groups = input.groups.filter(({ parts }) => parts.some(({ entries }) => entries.length > 0));

  const groupRow = (group: number, continued: boolean): Row => {
    const { name, symbol } = groups[group] ?? { name: null, symbol: null };
    const widthMm =
      columnMm - (symbol ? BESIDE_MM.symbol : 0) - (continued || isOfStands ? BESIDE_MM.continued : 0);
    const lines = name === null ? null : breakLines(name, { face: 'text500', pair }, 13, widthMm);
    return {
      item: { kind: 'group', name: lines, symbol, continued, group, part: 0 },
      lines: (lines?.length ?? 1) + 1,
      linesBefore: 1,
      keepWithNext: true,
    };
  };
  const partRow = (place: Place, text: string): Row => {
    const name = breakLines(text, { face: 'small600', pair }, 7.4, columnMm);
    return {
      item: { kind: 'part', name, ...place },
      lines: name.length + 0.5,
      linesBefore: 0.5,
      keepWithNext: true,
    };
  };
  const partNamed = (place: Place) => {
    const name = groups[place.group]?.parts[place.part]?.name ?? '';
    return name === '' ? [] : [partRow(place, name)];
  };

  const rows = groups.flatMap(({ parts }, group) => [
    groupRow(group, false),
    ...parts.flatMap(({ entries }, part): Row[] => {
      if (entries.length === 0) return [];
      const place = { group, part };
      // Stands come as one walks past them.
      const inOrder = isOfStands ? entries : sortByCompany(entries);
      return [
        ...partNamed(place),
        ...inOrder.map((entry): Row => {
          const set = setRegisterEntry(entry, isOfStands ? tocExhibitorColumnsMm : tocRegionColumnsMm, pair);
          return {
            item: { kind: 'entry', exhibitor_id: entry.exhibitor_id, set, ...place },
            lines: set.lines,
          };
        }),
      ];
    }),
  ]);
  /** A column that starts inside a group repeats its heading; inside a part it repeats both. */
  const continuedBy = ({ item }: Row): Row[] => {
    if (item.kind === 'group') return [];
    const group = groupRow(item.group, true);
    return item.kind === 'part' ? [group] : [group, ...partNamed(item)];
  };
  const pages = flowIntoColumns(rows, { ...registerPageLines, columns: chosenColumnsOf(input), continuedBy });
  return pages.length > 0 ? pages : [[]];
}
