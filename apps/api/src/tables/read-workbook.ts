import { posix } from 'node:path';
import { MAX_TABLE_COLUMNS } from './limits.ts';
import { readXml } from './read-xml.ts';
import type { ReadingBudget } from './reading-budget.ts';
import { type ReadRow, RowsRead } from './rows-read.ts';
import { type ZipParts, zipParts } from './zip-parts.ts';

const WORKBOOK = 'xl/workbook.xml';

/**
 * Reads the first visible sheet of a workbook (XLSX). A formula counts as the value that was stored with it; nothing is
 * calculated, and links to other files are not followed.
 * @throws TableRefusal beyond the limits of a table; any other error for what is no workbook
 */
export async function readWorkbook(bytes: Buffer, budget: ReadingBudget): Promise<ReadRow[]> {
  const parts = await zipParts(bytes);
  const sheet = await firstSheet(parts, budget);
  return readSheet(parts, sheet, await sharedTexts(parts, budget), budget);
}

async function firstSheet(parts: ZipParts, budget: ReadingBudget): Promise<string> {
  const relations = new Map<string, string>();
  await readXml(
    await parts.read('xl/_rels/workbook.xml.rels'),
    {
      open: (name, { Id, Target }) => {
        if (name === 'Relationship' && Id && Target) relations.set(Id, Target);
      },
    },
    budget,
  );
  const sheets: { id: string; hidden: boolean }[] = [];
  await readXml(
    await parts.read(WORKBOOK),
    {
      open: (name, attributes) => {
        if (name !== 'sheet') return;
        const id = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        if (id) sheets.push({ id, hidden: (attributes.state ?? 'visible') !== 'visible' });
      },
    },
    budget,
  );
  const first = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  const target = relations.get(first?.id ?? '');
  if (!target) throw new Error('The workbook has no sheet.');
  return posix.join('/xl', target.startsWith('/') ? posix.relative('/xl', target) : target).slice(1);
}

/** The texts that cells share; the reading aids of Asian scripts are left out. */
async function sharedTexts(parts: ZipParts, budget: ReadingBudget): Promise<string[]> {
  const texts: string[] = [];
  if (!parts.has('xl/sharedStrings.xml')) return texts;
  let [text, inText, aids] = ['', false, 0];
  await readXml(
    await parts.read('xl/sharedStrings.xml'),
    {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') aids++;
        inText = name === 't' && aids === 0;
      },
      text: (piece) => {
        if (inText) text += piece;
      },
      close: (name) => {
        inText = false;
        if (name === 'rPh') aids--;
        if (name === 'si') texts.push(text);
      },
    },
    budget,
  );
  return texts;
}

async function readSheet(
  parts: ZipParts,
  sheet: string,
  shared: string[],
  budget: ReadingBudget,
): Promise<ReadRow[]> {
  const read = new RowsRead();
  let [cells, line, column, type, value, inValue]: [string[], number, number, string, string, boolean] = [
    [],
    0,
    -1,
    'n',
    '',
    false,
  ];
  await readXml(
    await parts.read(sheet),
    {
      open: (name, { r, t }) => {
        if (name === 'row') [cells, line, column] = [[], Number(r) || line + 1, -1];
        if (name === 'c') [type, value, column] = [t ?? 'n', '', r ? columnOf(r) : column + 1];
        inValue = name === 'v' || name === 't';
      },
      text: (piece) => {
        if (inValue) value += piece;
      },
      close: (name) => {
        inValue = false;
        if (name === 'c') {
          const text = textOf(type, value, shared);
          // A far cell counts as one too many columns; the empty ones before it are never made.
          if (text) cells[Math.min(column, MAX_TABLE_COLUMNS)] = text;
        }
        if (name === 'row')
          read.add(
            line,
            Array.from(cells, (cell) => cell ?? ''),
          );
      },
    },
    budget,
  );
  return read.rows;
}

/** The column of a reference such as AB12, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.slice(0, 4)) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return Math.max(0, column - 1);
}

function textOf(type: string, value: string, shared: string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  // Excel keeps 18.4 as 18.399999999999999 and shows fifteen digits.
  if (type === 'n' && value !== '' && Number.isFinite(Number(value)))
    return String(Number(Number(value).toPrecision(15)));
  return value;
}
