import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changePages } from './bulk.commands.ts';
import type { ChangeTools } from './page-update.commands.ts';

/** One step for the marked pages of a list. */
export function bulkRoutes(tools: ChangeTools): Endpoint[] {
  return [
    endpoint(
      'POST /pages-bulk',
      {
        allow: administrators,
        summary: 'Accept, reject, activate or deactivate several pages, or take a decision on them back',
      },
      async ({ actor, body }) => ({ data: await changePages(tools, actor, body) }),
    ),
  ];
}
