import { pageSheet } from '@rebblatt/contracts';
import { signedIn } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { get } from '../../../http/endpoint.ts';
import { byId } from '../../../http/params.ts';
import type { Database } from '../../../lib/database.ts';
import { visiblePages } from '../page.policy.ts';
import { findSheet } from './sheet.queries.ts';

/** What a page prints, for the preview. */
export const sheetRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/page-sheet/:id',
    { allow: signedIn, summary: 'Show what a page prints', params: byId, reply: pageSheet },
    async ({ actor, params }) => ({ data: await findSheet(db, visiblePages(actor), params.id) }),
  ),
];
