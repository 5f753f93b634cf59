import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { createToken, revokeToken } from './token.commands.ts';
import { presentToken } from './token.presenter.ts';
import { findToken, listTokens } from './token.queries.ts';

/** The tokens with which programs call the API. */
export const tokenRoutes = (tools: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint('GET /token', { allow: administrators, summary: 'List tokens' }, async () => ({
    data: (await listTokens(tools.db)).map(presentToken),
  })),

  endpoint(
    'POST /token',
    { allow: administrators, summary: 'Make a token, which is shown once', status: 201, tellsKey: true },
    async ({ actor, body }) => {
      const { id, token } = await createToken(tools, actor, body);
      return { data: { ...presentToken(found(await findToken(tools.db, id))), token } };
    },
  ),

  endpoint(
    'DELETE /token/:id',
    { allow: administrators, summary: 'Revoke a token' },
    async ({ actor, params }) => {
      await revokeToken(tools, actor, params.id);
      return { data: { id: params.id } };
    },
  ),
];
