import { signedIn, superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { FactorTools } from '../factor/code.commands.ts';
import { findRequiredFrom } from '../factor/factor.queries.ts';
import * as commands from './second-factor.commands.ts';
import { presentFactor } from './second-factor.presenter.ts';

/** What the app calls the product beside the code. */
const ISSUER = 'Rebblatt';

/** Everybody's own second factor; also for accounts that must set one up before anything else. */
const own = { allow: signedIn, needs: 'read', withoutFactor: true } as const;

/** The second factor of an account: set up, used, taken away, and required. */
export function secondFactorRoutes(tools: FactorTools): Endpoint[] {
  const { db } = tools;
  const rule = async () => ({ data: { administrators_from: await findRequiredFrom(db) } });
  return [
    endpoint(
      'GET /account/second-factor',
      { ...own, summary: 'Show my second factor' },
      async ({ actor }) => ({ data: await presentFactor(db, commands.ownAccount(actor)) }),
    ),

    endpoint(
      'POST /account/proof',
      { ...own, summary: 'Show again who I am, by password or code', tellsKey: true },
      async ({ actor, body }) => ({
        data: { until: (await commands.prove(tools, actor, body)).toISOString() },
      }),
    ),

    endpoint(
      'POST /account/totp',
      { ...own, summary: 'Begin to set up one-time codes', tellsKey: true },
      async ({ actor, body: { password } }) => ({
        data: await commands.beginTotp(tools, actor, { password, issuer: ISSUER }),
      }),
    ),

    endpoint(
      'POST /account/totp/confirm',
      { ...own, summary: 'Set up one-time codes with a first code', tellsKey: true },
      async ({ actor, body }) => ({
        data: { recovery_codes: await commands.confirmTotp(tools, actor, body.code) },
      }),
    ),

    endpoint(
      'DELETE /account/totp',
      { ...own, summary: 'Take my one-time codes away' },
      async ({ actor }) => {
        await commands.removeTotp(tools, actor);
        return { data: { removed: true as const } };
      },
    ),

    endpoint(
      'POST /account/recovery-codes',
      { ...own, summary: 'Make new recovery codes', tellsKey: true },
      async ({ actor }) => ({
        data: { recovery_codes: await commands.renewRecoveryCodes(tools, actor) },
      }),
    ),

    endpoint(
      'GET /account/:id/second-factor',
      { allow: superAdministrators, summary: 'Show the second factor of an account' },
      async ({ params }) => ({ data: await presentFactor(db, params.id) }),
    ),

    endpoint(
      'POST /account/:id/reset-second-factor',
      { allow: superAdministrators, summary: 'Take the second factor of an account away' },
      async ({ actor, params, body }) => {
        await commands.resetFactor(tools, actor, params.id, body.reason);
        return { error: null, message: 'second-factor.reset' };
      },
    ),

    endpoint(
      'GET /second-factor-rule',
      { allow: superAdministrators, summary: 'Say from when on administrators need a second factor' },
      rule,
    ),

    endpoint(
      'PUT /second-factor-rule',
      { allow: superAdministrators, summary: 'Set from when on administrators need a second factor' },
      async ({ actor, body }) => {
        await commands.requireFactor(tools, actor, body.administrators_from);
        return rule();
      },
    ),
  ];
}
