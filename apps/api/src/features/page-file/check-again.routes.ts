import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import { checkPageFileAgain } from './check-again.commands.ts';

/** A further check of a PDF that the server could not check. */
export const checkAgainRoutes = ({ db, clock }: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint(
    'POST /page/:id/check-again',
    { allow: signedIn, summary: 'Check the PDF of a page again whose check could not be done' },
    async ({ actor, params: { id } }) => {
      await checkPageFileAgain(db, actor, id);
      const page = found(await findShownPage(db, visiblePages(actor), id));
      return { data: presentPage(page, actor, clock) };
    },
  ),
];
