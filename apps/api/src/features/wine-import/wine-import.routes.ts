import { isAdministrator, MAX_TABLE_MB } from '@rebblatt/contracts';
import { accountOf } from '../../files/file-turns.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { MB } from '../../http/upload.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import { missingColumns } from './missing.rules.ts';
import { planTable } from './plan.queries.ts';
import { readSource } from './read-source.queries.ts';
import { loadReferences } from './reference.queries.ts';
import { RegionList } from './region-list.rules.ts';
import { wineTemplate } from './template.queries.ts';
import { undoImport } from './undo.commands.ts';
import { undoableImports } from './undoable.queries.ts';
import { unusedColumns } from './unused.rules.ts';
import { usualValues } from './usual.queries.ts';
import { importTable } from './wine-import.commands.ts';
import { importFor } from './wine-import.policy.ts';
import { presentImport } from './wine-import.presenter.ts';

/** A list as JSON is longer than the file it came from: quotes, commas, and twice the bytes for signs. */
const MAX_LIST_BYTES = 4 * MAX_TABLE_MB * MB;

/** Wines from a spreadsheet: read, check, write, undo. */
export function wineImportRoutes(tools: { db: Database; clock: Clock; tables: TableReader }): Endpoint[] {
  const { db, clock } = tools;
  return [
    endpoint(
      'POST /wine-import/read',
      {
        allow: signedIn,
        needs: 'read',
        summary: 'Read a list of wines from a file or a text',
        maxBodyBytes: MAX_LIST_BYTES,
      },
      async ({ actor, body, file }) => {
        const text = body.text ?? '';
        const size = Buffer.byteLength(text);
        if (size > MAX_TABLE_MB * MB)
          throw invalidField('file', 'file.too-large', { size: Math.ceil(size / MB), limit: MAX_TABLE_MB });
        const { sheet, encoding, hidden } = body;
        const source = { ...(file ? { path: file.path } : { text }), sheet, encoding, hidden: hidden === 1 };
        return { data: await readSource(tools, accountOf(actor), source) };
      },
    ),

    endpoint(
      'POST /wine-import/check',
      {
        allow: signedIn,
        needs: 'read',
        summary: 'Say what a list of wines would do',
        maxBodyBytes: MAX_LIST_BYTES,
      },
      async ({ actor, body }) => {
        const owner = importFor(actor, body.user_id);
        const plan = await planTable(db, owner, body);
        const missing = missingColumns(body, plan);
        const usual = await usualValues(db, owner, missing);
        const unused = unusedColumns(body);
        return { data: { rows: plan.map(({ checked }) => checked), missing, usual, unused } };
      },
    ),

    endpoint(
      'POST /wine-import',
      { allow: signedIn, summary: 'Write a list of wines', status: 201, maxBodyBytes: MAX_LIST_BYTES },
      async ({ actor, body }) => ({ data: await importTable(tools, actor, body) }),
    ),

    endpoint(
      'GET /wine-import',
      { allow: signedIn, summary: 'List the imports that can still be undone' },
      async ({ actor, query }) => {
        const rows = await undoableImports(db, clock, importFor(actor, query.user_id));
        return { data: rows.map((row) => presentImport(row, isAdministrator(actor.role))) };
      },
    ),

    endpoint(
      'POST /wine-import/undo/:id',
      { allow: signedIn, summary: 'Undo an import' },
      async ({ actor, params }) => ({ data: await undoImport(tools, actor, params.id) }),
    ),

    endpoint(
      'GET /wine-import/regions',
      { allow: signedIn, summary: 'Find the regions in which a place or an appellation lies' },
      async ({ query }) => {
        const { region } = await loadReferences(db);
        const regions = new RegionList(region, { left: 0 });
        return { data: regions.ofPlace(query.place).map(({ id }) => id) };
      },
    ),

    endpoint(
      'GET /wine-import/template',
      { allow: signedIn, summary: 'Download an empty list for wines' },
      ({ query }) => wineTemplate(db, query.language),
    ),
  ];
}
