import { z } from 'zod';
import { onAnyRows } from './across-fields.ts';
import { languages } from './language.ts';
import { flag, id, MAX_ID, moment, pathId } from './primitives.ts';
import { wineList } from './wine.ts';
import {
  cellMarks,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_REPEATED_COLUMNS,
  repeatedColumns,
  rowChoices,
  textEncodings,
  wineColumns,
  wineExportColumns,
} from './wine-import-limits.ts';

const MAX_CELL = 1000;
const MAX_PASTED = 2 * 1024 * 1024;
const cell = z.string().max(MAX_CELL);

/**
 * A list that was pasted; a file comes as `file` of a form. What may be chosen of a file once it was read: the sheet by
 * its name, whether hidden rows and columns belong to the list, and the code page of a text.
 */
export const tableText = z.object({
  text: z.string().max(MAX_PASTED).optional(),
  sheet: z.string().max(100).optional(),
  hidden: flag.optional(),
  encoding: z.enum(textEncodings).optional(),
});
export type TableChoice = Pick<z.output<typeof tableText>, 'sheet' | 'hidden' | 'encoding'>;

/**
 * What makes a cell doubtful whatever its text; the check says it until the mark is taken away, which whoever corrects or
 * confirms the cell does. `column` counts from 0 in this list, `cell` is its name in the file, such as B7. `value` is what
 * is stored: a number, for a date its day (2026-07-04), or its time (12:00), or both with a T between them.
 */
export const markedCell = z.object({
  column: z
    .int()
    .min(0)
    .max(MAX_IMPORT_COLUMNS - 1),
  cell: z.string().max(20),
  kind: z.enum(cellMarks),
  value: z.string().max(100).optional(),
});
export type MarkedCell = z.output<typeof markedCell>;

/**
 * `usual` where the list has no such column and it was filled with what nearly all wines of the exhibitor have, `grouped`
 * is what the rows of groups say in it («Weissweine»), where they alone do; they need not be over every wine.
 */
const column = z.object({
  heading: cell,
  field: z.enum(wineColumns).nullable(),
  usual: z.literal(1).optional(),
  grouped: z.enum(wineColumns).optional(),
});

/**
 * Why a person is asked about columns: several may be the price of a bottle, or the only one has another price; a column was
 * taken for something by its values alone; or these may be one thing or another, so that it was taken for nothing.
 */
export const columnQuestions = ['which-price', 'guessed', 'which-field'] as const;

/**
 * A question with what may be answered besides «none of it»: which column is what. `also` are further columns that are the
 * same, as of prices that stand beside a size each; `heading` is what the column is called then, where its own does not say
 * which bottle its prices are of.
 */
const columnQuestion = z.object({
  kind: z.enum(columnQuestions),
  options: z.array(
    z.object({
      column: z.int(),
      field: z.enum(wineColumns),
      also: z.array(z.int()).optional(),
      heading: cell.optional(),
    }),
  ),
});
export type ColumnQuestion = z.output<typeof columnQuestion>;

/** Why a row of a list is no wine: it names a group, repeats the headings, adds up, or explains. */
export const noWineReasons = ['group', 'heading', 'total', 'note'] as const;

/** A code page with the first lines of a text as they are in it. */
const encodingOffer = z.object({ encoding: z.enum(textEncodings), lines: z.array(z.string()) });
export type EncodingOffer = z.output<typeof encodingOffer>;

/** How the letters of a text were read, and if that is not `sure` how else they may be. */
export const readEncoding = z.object({
  taken: z.enum(textEncodings),
  sure: z.boolean(),
  offered: z.array(encodingOffer),
});

/**
 * A list as it was read: its columns with what they seem to be, and its rows with their numbers in the file. `sheet` is
 * the one that was taken of `sheets`, `hidden` counts the rows and columns that nobody sees and were left out. `questions` are to be answered
 * before the list is written. `left_out` are the rows that are no wines. `tables` counts those that stood beside each
 * other and follow one another here, with rows that are counted on; a single one is not counted.
 */
export const tableRead = z.object({
  sheet: z.string().nullable().optional(),
  sheets: z.array(z.string()).optional(),
  hidden: z.object({ rows: z.int(), columns: z.int(), taken: z.boolean() }).optional(),
  encoding: readEncoding.nullable().optional(),
  columns: z.array(column),
  questions: z.array(columnQuestion).optional(),
  rows: z.array(
    z.object({ line: z.int(), cells: z.array(z.string()), marks: z.array(markedCell).optional() }),
  ),
  left_out: z
    .array(z.object({ line: z.int(), cells: z.array(z.string()), why: z.enum(noWineReasons) }))
    .optional(),
  tables: z.int().optional(),
});
export type TableRead = z.output<typeof tableRead>;

const fewEnough = (columns: z.output<typeof column>[]) => {
  const counts = new Map<string, number>();
  for (const field of columns.map((one) => one?.field))
    if (field) counts.set(field, (counts.get(field) ?? 0) + 1);
  return wineColumns.every(
    (field) => (counts.get(field) ?? 0) <= (repeatedColumns.includes(field) ? MAX_REPEATED_COLUMNS : 1),
  );
};

/**
 * The wines of a list, as text: `columns` says what each cell of a row is. `user_id` is the exhibitor; only
 * administrators send it. `choice` is what to do with a row; without one what the check proposes.
 */
export const wineTable = z.object({
  user_id: id.optional(),
  columns: z
    .array(column)
    .min(1)
    .max(MAX_IMPORT_COLUMNS)
    .refine(fewEnough, { message: 'validation.duplicate', when: onAnyRows }),
  rows: z
    .array(
      z.object({
        line: z.int().min(1).max(10_000_000),
        cells: z.array(cell).max(MAX_IMPORT_COLUMNS),
        marks: z.array(markedCell).max(MAX_IMPORT_COLUMNS).optional(),
        choice: z.enum(rowChoices).nullish(),
        version: z.int().min(1).max(MAX_ID).nullish(),
      }),
    )
    .min(1)
    .max(MAX_IMPORT_ROWS),
});
export type WineTable = z.output<typeof wineTable>;

const problem = z.object({
  field: z.enum(wineColumns),
  /** The column of the cell, counted from 0; null when the list has none for this field. */
  column: z.int().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What may have been meant, the likeliest first. */
  suggestions: z.array(z.string()),
});

const checkedRow = z.object({
  line: z.int(),
  wine: z.string(),
  choice: z.enum(rowChoices),
  choices: z.array(z.enum(rowChoices)),
  problems: z.array(problem),
  /** The wine that the row is about or resembles: `id` by the column of ids, `twin` the same, `similar` of another type. */
  existing: z
    .object({ id: z.int(), wine: z.string(), version: z.int(), by: z.enum(['id', 'twin', 'similar']) })
    .nullable(),
  /** The vintage before of a new wine: what of it holds for the row too, by column, as the row would say it. */
  previous: z
    .object({
      id: z.int(),
      wine: z.string(),
      values: z.array(z.object({ field: z.enum(wineColumns), text: z.string() })),
    })
    .nullish(),
  /** What would change on it. */
  changes: z.array(z.object({ field: z.enum(wineColumns), from: z.string(), to: z.string() })),
  /** The row of the same wine that this one adds a size to. */
  joins: z.int().nullable(),
  /** What is written for cells that say it otherwise: «Blauburgunder» is Pinot Noir, «34.–» is 34.00. */
  written: z.array(z.object({ column: z.int(), cell: z.string(), text: z.string() })),
});

/**
 * What a list would do, row by row. `missing` are the columns that a new wine needs and the list does not have, `usual`
 * what of them nearly all wines of the exhibitor have: `count` of their wines, which are `of`. `unused` are columns of which
 * no value would be written.
 */
export const wineTableCheck = z.object({
  rows: z.array(checkedRow),
  missing: z.array(z.enum(wineColumns)),
  unused: z.array(z.int()).optional(),
  usual: z.array(
    z.object({ field: z.enum(['region', 'alcohol']), text: z.string(), count: z.int(), of: z.int() }),
  ),
});
export type WineTableCheck = z.output<typeof wineTableCheck>;

/** What an import did; `id` is for undoing it. */
export const wineImported = z.object({
  id: z.int(),
  added: z.int(),
  updated: z.int(),
});

/** A place or an appellation by its whole name. */
export const placeQuery = z.object({ place: z.string().trim().min(1).max(200) });

/** For whom the imports that can be undone are listed; only administrators send it. */
export const wineImportList = z.object({ user_id: pathId.optional() });

/** An import that can still be undone; an exhibitor does not read the names of the organiser's accounts. */
export const wineImportItem = z.object({
  id: z.int(),
  at: moment,
  by: z.object({ name: z.string().nullable(), organiser: flag }).nullable(),
  added: z.int(),
  updated: z.int(),
});
export type WineImportItem = z.output<typeof wineImportItem>;

/** What undoing an import did. */
export const wineImportUndone = z.object({ removed: z.int(), restored: z.int() });

const language = z.enum(languages).optional().default('de');

/** In which language a template is. */
export const templateQuery = z.object({ language });

/** The kind of file of an exported list. */
export const exportParams = z.object({ kind: z.enum(['xlsx', 'csv']) });

/**
 * What an exported list of wines contains, filtered and ordered like the list on the screen: `columns` are names of
 * `wineExportColumns` with commas, all of them if there is none.
 */
export const wineExportQuery = wineList.extend({
  language,
  columns: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(wineExportColumns)))
    .default([...wineExportColumns]),
});
