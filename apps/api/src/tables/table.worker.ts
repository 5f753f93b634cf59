import { readFile } from 'node:fs/promises';
import type { ErrorParams, FieldErrorKey } from '@rebblatt/contracts';
import { serve } from '@rebblatt/press/serve';
import { readTable, type TableFile, type TableWanted } from './read-table.ts';
import { TableRefusal } from './table-refusal.ts';

/** A table to read: a file by its path, or a text that was pasted; `most` are the rows that the caller takes, if fewer. */
export type TableTask = TableWanted & { most?: number } & ({ path: string } | { text: string });

/** A table that was read, or why it was not. */
export type TableAnswer = { file: TableFile } | { refused: FieldErrorKey; params: ErrorParams };

serve<TableTask, TableAnswer, never>(async (task) => {
  try {
    const bytes = 'path' in task ? await readFile(task.path) : Buffer.from(task.text);
    return { value: { file: await readTable(bytes, task) } };
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
    const { key, params } = error;
    // A limit that the person has never met helps nobody.
    const max = key === 'table.too-many-rows' ? task.most : undefined;
    return { value: { refused: key, params: max === undefined ? params : { max } } };
  }
});
