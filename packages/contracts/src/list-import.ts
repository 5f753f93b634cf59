import { z } from 'zod';
import { onAnyRows } from './across-fields.ts';
import { byId } from './call-params.ts';
import { languages } from './language.ts';
import { flag, moment } from './primitives.ts';
import { markedCell, readEncoding } from './wine-import.ts';
import { MAX_IMPORT_COLUMNS, rowChoices, textEncodings } from './wine-import-limits.ts';

/** The lists that an organiser can bring along as a spreadsheet. */
export const importResources = [
  'stand',
  'page-title',
  'service',
  'country',
  'region',
  'grape-variety',
  'wine-type',
  'wine-category',
  'bottle-size',
  'award',
  'ship',
  'deck',
  'exhibitor',
  'award-result',
  'request',
] as const;
export type ImportResource = (typeof importResources)[number];

/** Maximum number of rows of one list, and the size of its file. */
export const MAX_LIST_ROWS = 2000;
export const MAX_LIST_MB = 4;
const MAX_CELL = 1000;

const cell = z.string().max(MAX_CELL);
const resource = z.enum(importResources);
const field = z.string().max(40);

export const importParams = z.object({ resource });
export const importUndoParams = importParams.extend(byId.shape);
export const importTemplateQuery = z.object({ language: z.enum(languages).optional().default('de') });

/** A list that was pasted; a file comes as `file` of a form. The rest may be chosen once a file was read. */
export const listText = z.object({
  text: z
    .string()
    .max(MAX_LIST_MB * 1024 * 1024)
    .optional(),
  sheet: z.string().max(100).optional(),
  hidden: flag.optional(),
  encoding: z.enum(textEncodings).optional(),
  /** Whether the first row has the headings; by default as it seems. */
  heading: flag.optional(),
});
/** How a list is read once more. */
export type ListChoice = Pick<z.output<typeof listText>, 'sheet' | 'hidden' | 'encoding' | 'heading'>;

const column = z.object({ heading: cell, field: field.nullable() });

/** A list as it was read: its columns with what they seem to be, and its rows with their numbers in the file. */
export const listRead = z.object({
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  hidden: z.object({ rows: z.int(), columns: z.int(), taken: z.boolean() }),
  encoding: readEncoding.nullable(),
  /** Whether a row was taken for the headings, which are in `columns` then. */
  heading: flag,
  columns: z.array(column),
  rows: z.array(
    z.object({ line: z.int(), cells: z.array(z.string()), marks: z.array(markedCell).optional() }),
  ),
  /** The list that it is by its headings, where something needed is missing for the one that was asked for. */
  rather: resource.nullable(),
  /** What a column can be, in the order of the form; the required ones are needed for a new entry. */
  fields: z.array(
    z.object({
      field: z.string(),
      /** What it is called in each language. */
      headings: z.object({ de: z.string(), fr: z.string(), en: z.string() }),
      required: z.boolean(),
    }),
  ),
});
export type ListRead = z.output<typeof listRead>;

const eachOnce = (columns: z.output<typeof column>[]) => {
  const fields = columns.flatMap((one) => one?.field ?? []);
  return new Set(fields).size === fields.length;
};

/**
 * The rows of a list as text: `columns` says what each cell is. `create` are the other lists in which names that are unknown
 * there are added in the same step.
 */
export const listTable = z.object({
  columns: z
    .array(column)
    .min(1)
    .max(MAX_IMPORT_COLUMNS)
    .refine(eachOnce, { message: 'validation.duplicate', when: onAnyRows }),
  rows: z
    .array(
      z.object({
        line: z.int().min(1).max(10_000_000),
        cells: z.array(cell).max(MAX_IMPORT_COLUMNS),
        marks: z.array(markedCell).max(MAX_IMPORT_COLUMNS).optional(),
        choice: z.enum(rowChoices).nullish(),
      }),
    )
    .min(1)
    .max(MAX_LIST_ROWS),
  create: z.array(resource).max(importResources.length).optional().default([]),
});
export type ListTable = z.output<typeof listTable>;

const problem = z.object({
  field: z.string(),
  /** The column of the cell, counted from 0; null when the list has none for this field. */
  column: z.int().nullable(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  suggestions: z.array(z.string()),
});

const checkedRow = z.object({
  line: z.int(),
  name: z.string(),
  choice: z.enum(rowChoices),
  choices: z.array(z.enum(rowChoices)),
  problems: z.array(problem),
  /** An entry of the same name that is another by its key, such as a company with another address. */
  like: z.object({ name: z.string(), key: z.string(), column: z.int() }).nullable(),
  /** The entry that the row changes. */
  existing: z.object({ id: z.int(), name: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type CheckedListRow = z.output<typeof checkedRow>;

/** What a list would do: `missing` are fields that a new entry needs and no column has, `new` names to be added elsewhere. */
export const listCheck = z.object({
  rows: z.array(checkedRow),
  missing: z.array(z.string()),
  new: z.array(z.object({ resource, names: z.array(z.string()) })),
  /** Entries that have what the list gives without being in it: a wine with an award that the jury's list does not confirm. */
  unconfirmed: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type ListCheck = z.output<typeof listCheck>;

/** What an import did; `id` is for undoing it, `created` counts the names added to other lists. */
export const listImported = z.object({ id: z.int(), added: z.int(), updated: z.int(), created: z.int() });

/** An import that can still be undone. */
export const listImportItem = z.object({
  id: z.int(),
  at: moment,
  by: z.string().nullable(),
  added: z.int(),
  updated: z.int(),
});
export type ListImportItem = z.output<typeof listImportItem>;

/** What undoing did; `kept` is what was added and stays, because it is used by now. */
export const listImportUndone = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.array(z.object({ resource, id: z.int(), name: z.string() })),
});
export type ListImportUndone = z.output<typeof listImportUndone>;
