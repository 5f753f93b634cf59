import { anyone } from '../../../http/allow.ts';
import type { Endpoint } from '../../../http/endpoint.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { ChangesTools } from '../changes/changes.press.ts';
import { extractChanges, pictureOfChange } from '../changes/changes.press.ts';
import { findComparison } from '../changes/changes.queries.ts';
import { pagesToReplace } from '../changes/changes.rules.ts';
import { EXTRACTS_WINDOW_SECONDS, MAX_EXTRACTS } from '../print.limits.ts';
import type { LinkTools } from './link.commands.ts';
import { countDownload, openLink } from './link.commands.ts';
import { ofPrintOffice } from './link.policy.ts';

/** A print office's access to the changed pages: images of both states, and a file with only these pages. */
export function linkChangesRoutes(tools: LinkTools & ChangesTools): Endpoint[] {
  const { db, throttle } = tools;
  return [
    endpoint(
      'GET /print-link/:token/picture/:book/:page',
      { allow: anyone, summary: 'Picture of a changed page' },
      async ({ params, ip }) => {
        const { printResult } = await openLink(tools, params.token, ip);
        return pictureOfChange(
          tools,
          ofPrintOffice(printResult.id),
          await findComparison(db, printResult),
          params.book,
          params.page,
        );
      },
    ),

    endpoint(
      'GET /print-link/:token/changed-pages',
      { allow: anyone, summary: 'Download only the changed pages' },
      async ({ params, ip, signal }) => {
        const link = await openLink(tools, params.token, ip);
        const comparison = await findComparison(db, link.printResult);
        if (pagesToReplace(comparison?.changes ?? []).length === 0) throw notFound();
        const key = `print-extract:${link.id}`;
        await throttle.count({ key, max: MAX_EXTRACTS, windowSeconds: EXTRACTS_WINDOW_SECONDS });
        await countDownload(tools, params.token, ip, 'changed-pages');
        return extractChanges(tools, comparison, signal);
      },
    ),
  ];
}
