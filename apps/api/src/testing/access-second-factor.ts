import type { Access } from './access-table.ts';
import { makeAdmin } from './access-world.ts';
import { fairClock } from './fair.ts';

/** A day within the two years of the fair's clock. */
const aDay = () => new Date(fairClock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);

/** The routes of tokens and of the second factor; none of these accounts has one, and their passwords are nobody's. */
export const secondFactorAccess: Record<string, Access> = {
  'POST /login/second-factor': {
    ...{ rule: 'anyone', ok: 422 },
    aim: () => ({ path: '/login/second-factor', body: {} }),
  },
  'GET /account/second-factor': { rule: 'signedIn', ok: 200, aim: () => '/account/second-factor' },
  'POST /account/proof': {
    ...{ rule: 'signedIn', ok: 422 },
    aim: () => ({ path: '/account/proof', body: {} }),
  },
  'POST /account/totp': { rule: 'signedIn', ok: 422, aim: () => ({ path: '/account/totp', body: {} }) },
  'POST /account/totp/confirm': {
    ...{ rule: 'signedIn', ok: 409 },
    aim: () => ({ path: '/account/totp/confirm', body: { code: '123456' } }),
  },
  'DELETE /account/totp': { rule: 'signedIn', ok: 404, aim: () => '/account/totp' },
  'POST /account/recovery-codes': { rule: 'signedIn', ok: 409, aim: () => '/account/recovery-codes' },
  'GET /account/:id/second-factor': {
    ...{ rule: 'superAdmin', ok: 200 },
    aim: ({ ownerId }) => `/account/${ownerId}/second-factor`,
  },
  'POST /account/:id/reset-second-factor': {
    ...{ rule: 'superAdmin', ok: 409 },
    aim: async (world) => ({
      path: `/account/${await makeAdmin(world)}/reset-second-factor`,
      body: { reason: 'Telefon verloren' },
    }),
  },
  'GET /token': { rule: 'administrators', ok: 200, aim: () => '/token' },
  'POST /token': {
    ...{ rule: 'administrators', ok: 201 },
    aim: () => ({ path: '/token', body: { name: 'Buchhaltung', scope: 'read', expires_on: aDay() } }),
  },
  'DELETE /token/:id': {
    ...{ rule: 'administrators', ok: 200 },
    aim: async ({ clients }) => {
      const body = { name: 'Kasse', scope: 'read', expires_on: aDay() };
      return `/token/${(await clients.admin.call('POST', '/token', body)).body.data.id}`;
    },
  },
  'GET /second-factor-rule': { rule: 'superAdmin', ok: 200, aim: () => '/second-factor-rule' },
  'PUT /second-factor-rule': {
    ...{ rule: 'superAdmin', ok: 200 },
    aim: () => ({ path: '/second-factor-rule', body: { administrators_from: '2031-01-01' } }),
  },
};
