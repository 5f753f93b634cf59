import { type ImportResource, MAX_LIST_MB } from '@rebblatt/contracts';
import { accountOf } from '../../files/file-turns.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { MB } from '../../http/upload.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import { fieldsOfLists } from './list-fields.rules.ts';
import { importList } from './list-import.commands.ts';
import { planList, presentCheck } from './plan.queries.ts';
import { readListOf } from './read.queries.ts';
import { resources } from './resources.rules.ts';
import { listTemplate } from './template.queries.ts';
import { undoList } from './undo.commands.ts';
import { undoableLists } from './undoable.queries.ts';

/** A list as JSON is longer than the file it came from. */
const MAX_LIST_BYTES = 4 * MAX_LIST_MB * MB;

const otherLists = (asked: ImportResource) => fieldsOfLists.filter(([resource]) => resource !== asked);

/** Lists of reference data from a spreadsheet: read, check, write, undo. */
export function listImportRoutes(tools: { db: Database; clock: Clock; tables: TableReader }): Endpoint[] {
  const { db, clock, tables } = tools;
  const allow = administrators;
  const fieldsOf = async (resource: ImportResource) => {
    const { prepare, fields } = resources[resource];
    return prepare ? (await prepare(db.prisma, clock)).fields : fields;
  };
  return [
    endpoint(
      'POST /import/:resource/read',
      { allow, summary: 'Read a list from a file or a text', maxBodyBytes: MAX_LIST_BYTES },
      async ({ actor, params, body, file }) => {
        const { text = '', sheet, encoding, hidden, heading } = body;
        const source = { ...(file ? { path: file.path } : { text }), sheet, encoding, hidden: hidden === 1 };
        const chosen = heading === undefined ? {} : { heading: heading === 1 };
        const fields = await fieldsOf(params.resource);
        return {
          data: await readListOf(
            tables,
            accountOf(actor),
            fields,
            { ...source, ...chosen },
            otherLists(params.resource),
          ),
        };
      },
    ),
    endpoint(
      'POST /import/:resource/check',
      { allow, summary: 'Say what a list would do', maxBodyBytes: MAX_LIST_BYTES },
      async ({ params, body }) => ({
        data: presentCheck(await planList(db.prisma, clock, params.resource, body)),
      }),
    ),
    endpoint(
      'POST /import/:resource',
      { allow, summary: 'Write a list', status: 201, maxBodyBytes: MAX_LIST_BYTES },
      async ({ actor, params, body }) => ({ data: await importList(tools, actor, params.resource, body) }),
    ),
    endpoint(
      'GET /import/:resource',
      { allow, summary: 'List the imports that can still be undone' },
      async ({ params }) => ({ data: await undoableLists(db, clock, params.resource) }),
    ),
    endpoint(
      'POST /import/:resource/undo/:id',
      { allow, summary: 'Undo an import of a list' },
      async ({ actor, params }) => ({ data: await undoList(tools, actor, params.resource, params.id) }),
    ),
    endpoint(
      'GET /import/:resource/template',
      { allow, summary: 'Download an empty list' },
      async ({ params, query }) =>
        listTemplate(params.resource, await fieldsOf(params.resource), query.language),
    ),
  ];
}
