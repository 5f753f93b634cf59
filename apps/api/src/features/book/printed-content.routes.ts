import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPrintedContent } from './printed-content.queries.ts';

/** The printed content of a page, for the preview. */
export const printedContentRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /page-sheet/:id',
    { allow: signedIn, summary: 'Show what a page prints' },
    async ({ actor, params }) => ({ data: await findPrintedContent(db, visiblePages(actor), params.id) }),
  ),
];
