import { posix } from 'node:path';
import { MAX_RELATIONS } from './limits.ts';
import { readXml } from './read-xml.ts';
import type { ReadingBudget } from './reading-budget.ts';
import { tooComplex } from './table-refusal.ts';
import type { ZipParts } from './zip-parts.ts';

/** A sheet of cells, as its workbook lists it. */
interface SheetPart {
  name: string;
  path: string;
  hidden: boolean;
}

/** Where the parts of a workbook are, and what holds for all its sheets. */
export interface WorkbookParts {
  sheets: SheetPart[];
  /** Position of the sheet that was shown when the file was stored. */
  active: number;
  /** Paths of the parts that cells refer to. */
  texts: string | null;
  styles: string | null;
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
  /** The program left computing to whoever opens the file, so that stored results may be none. */
  computesLater: boolean;
}

interface Relation {
  id: string;
  /** The last word of its type, which is the same in every edition of the format. */
  type: string;
  path: string;
}

const relationsOf = (part: string) => `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`;

async function readRelations(parts: ZipParts, part: string, budget: ReadingBudget): Promise<Relation[]> {
  const file = relationsOf(part);
  const relations: Relation[] = [];
  if (!parts.has(file)) return relations;
  await readXml(
    await parts.read(file),
    {
      open: (name, { Id, Type = '', Target, TargetMode }) => {
        if (name !== 'Relationship' || !Id || !Target || TargetMode === 'External') return;
        if (relations.length >= MAX_RELATIONS) throw tooComplex();
        const path = posix.join('/', posix.resolve('/', posix.dirname(part), Target.replaceAll('\\', '/')));
        relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path });
      },
    },
    budget,
  );
  return relations;
}

const isSet = (value: string | undefined) => value === '1' || value === 'true';

/** Sheets of charts, dialogs and macros have no cells. */
const CELLS = ['worksheet', ''];

/**
 * Finds the parts of a workbook by its relations, not by their usual names.
 * @throws any error for an archive without a workbook
 */
export async function findParts(parts: ZipParts, budget: ReadingBudget): Promise<WorkbookParts> {
  const [main] = (await readRelations(parts, '/', budget)).filter(({ type }) => type === 'officeDocument');
  const book = main && parts.has(main.path) ? main.path : '/xl/workbook.xml';
  const relations = await readRelations(parts, book, budget);
  const sheets: { id: string | undefined; name: string; hidden: boolean }[] = [];
  const found = { active: 0, from1904: false, computesLater: false };
  await readXml(
    await parts.read(book),
    {
      open: (name, attributes) => {
        if (name === 'workbookPr') found.from1904 = isSet(attributes.date1904);
        if (name === 'workbookView') found.active = Number(attributes.activeTab ?? 0);
        if (name === 'calcPr') found.computesLater = isSet(attributes.fullCalcOnLoad);
        if (name !== 'sheet') return;
        if (sheets.length >= MAX_RELATIONS) throw tooComplex();
        const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
        const hidden = (attributes.state ?? 'visible') !== 'visible';
        sheets.push({ id, name: attributes.name ?? '', hidden });
      },
    },
    budget,
  );
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const partOf = (type: string, usual: string) => {
    const path = relations.find((one) => one.type === type)?.path ?? posix.join(posix.dirname(book), usual);
    return parts.has(path) ? path : null;
  };
  const active = sheets[found.active];
  const withCells = sheets.flatMap((sheet) => {
    const relation = byId.get(sheet.id ?? '');
    const isRead = relation && CELLS.includes(relation.type) && parts.has(relation.path);
    return isRead ? [{ sheet, part: { name: sheet.name, path: relation.path, hidden: sheet.hidden } }] : [];
  });
  if (withCells.length === 0) throw new Error('The workbook has no sheet of cells.');
  return {
    ...found,
    sheets: withCells.map(({ part }) => part),
    active: withCells.findIndex(({ sheet }) => sheet === active),
    texts: partOf('sharedStrings', 'sharedStrings.xml'),
    styles: partOf('styles', 'styles.xml'),
  };
}
