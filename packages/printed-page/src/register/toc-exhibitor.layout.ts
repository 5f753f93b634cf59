import type { TocExhibitorInput, TypefacePair } from '@rebblatt/contracts';
import { type Flowed, type FlowRow, flowIntoColumns } from './flow.ts';
import { indexLetter, sortByCompany } from './letters.ts';
import { registerPageLines } from './register-grid.ts';
import { type RegisterLines, setRegisterEntry } from './register-row.ts';

export type TocExhibitorItem =
  | { kind: 'letter'; letter: string; continued: boolean }
  | { kind: 'entry'; exhibitor_id: number; letter: string; set: RegisterLines };

export const tocExhibitorColumnMm = 94;
export const tocExhibitorColumnsMm = { name: 47, stand: 17, pages: 25 };

/** The register A–Z on its printed pages, two columns each; at least one page. */
export function layOutTocExhibitor(input: TocExhibitorInput, pair: TypefacePair): Flowed<TocExhibitorItem> {
  const rows: FlowRow<TocExhibitorItem>[] = [];
  let letter = '';
  for (const entry of sortByCompany(input.exhibitors)) {
    const own = indexLetter(entry.company_name);
    if (own !== letter) {
      letter = own;
      rows.push(letterRow(letter, false));
    }
    const set = setRegisterEntry(entry, tocExhibitorColumnsMm, pair);
    rows.push({ item: { kind: 'entry', exhibitor_id: entry.exhibitor_id, letter, set }, lines: set.lines });
  }
  const pages = flowIntoColumns(rows, { ...registerPageLines, columns: 2, continuedBy });
  return pages.length > 0 ? pages : [[]];
}

/** A column that starts inside a letter is marked as continued. */
const continuedBy = ({ item }: FlowRow<TocExhibitorItem>): FlowRow<TocExhibitorItem>[] =>
  item.kind === 'letter' ? [] : [letterRow(item.letter, true)];

const letterRow = (letter: string, continued: boolean): FlowRow<TocExhibitorItem> => ({
  item: { kind: 'letter', letter, continued },
  lines: 2,
  linesBefore: 1,
  keepWithNext: true,
});
