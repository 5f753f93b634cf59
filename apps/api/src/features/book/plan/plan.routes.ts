import { isAdministrator, missingPages } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { found, notFound } from '../../../lib/app-error.ts';
import type { Database } from '../../../lib/database.ts';
import { findCatalog } from '../../catalog/catalog.queries.ts';
import { findLook } from '../../catalog/look.queries.ts';
import { visiblePages } from '../../page/page.policy.ts';
import { presentLeafBook } from './leaf.presenter.ts';
import { findLeafedBook } from './leaf.queries.ts';
import { presentPlanPage } from './plan.presenter.ts';
import { findGenerated, listPlannedPages } from './plan.queries.ts';
import { countPlanned, placePlanned } from './plan.rules.ts';

/** The plan of the book: where every page will be printed, and the book to be leafed through before it is made. */
export const planRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /catalog/:id/sheet-plan',
    { allow: administrators, summary: 'Show all pages as a strip, with their place in the book' },
    async ({ params: { id } }) => {
      found(await findCatalog(db.prisma, id));
      const pages = await listPlannedPages(db, id);
      const active = pages.filter((page) => page.active);
      const look = await findLook(db.prisma, id);
      const placed = placePlanned(pages, await findGenerated(db, id, active), look);
      const count = countPlanned(placed);
      return {
        data: placed.map(presentPlanPage),
        total: placed.length,
        printed_pages: count,
        missing_to_multiple_of_4: missingPages(count),
      };
    },
  ),

  endpoint(
    'GET /catalog/:id/leaf',
    { allow: signedIn, summary: 'Show the book as it is laid out now; exhibitors see their own pages in it' },
    async ({ actor, params: { id }, query }) => {
      const catalog = found(await findCatalog(db.prisma, id));
      const book = await findLeafedBook(db, visiblePages(actor), id, query);
      // Exhibitors do not learn the length of a book without a page of theirs, and nobody which pages there are.
      if (!book.known && (!isAdministrator(actor.role) || query.only)) throw notFound();
      return { data: presentLeafBook(book, catalog, await findLook(db.prisma, id)) };
    },
  ),
];
