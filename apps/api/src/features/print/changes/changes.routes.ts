import { pathId } from '@rebblatt/contracts';
import { z } from 'zod';
import { accountOf } from '../../../files/file-turns.ts';
import { administrators } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found } from '../../../lib/app-error.ts';
import type { Database } from '../../../lib/database.ts';
import { findResult } from '../print.queries.ts';
import { presentChanges } from './changes.presenter.ts';
import type { ChangesTools } from './changes.press.ts';
import { pictureOfChange } from './changes.press.ts';
import { findComparison } from './changes.queries.ts';

const byResult = z.object({ id: pathId, result: pathId });

/** The changes between books, for the organiser; a print office reads the same by its link. */
export function changesRoutes(tools: ChangesTools & { db: Database }): Endpoint[] {
  const compare = async ({ id, result }: z.output<typeof byResult>) =>
    findComparison(tools.db, found(await findResult(tools.db, result, id)));
  return [
    endpoint(
      'GET /print/catalog/:id/:result/changes',
      { allow: administrators, summary: 'Tell what changed since the last book' },
      async ({ params }) => ({ data: presentChanges(await compare(params)) }),
    ),

    endpoint(
      'GET /print/catalog/:id/:result/picture/:book/:page',
      { allow: administrators, summary: 'Picture of a changed page' },
      async ({ actor, params }) =>
        pictureOfChange(tools, accountOf(actor), await compare(params), params.book, params.page),
    ),
  ];
}
