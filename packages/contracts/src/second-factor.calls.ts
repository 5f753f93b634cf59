import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { item } from './primitives.ts';
import {
  accountProof,
  factorReset,
  proven,
  recoveryCodes,
  secondFactorItem,
  secondFactorRule,
  secondStep,
  totpBegin,
  totpBegun,
  totpConfirm,
} from './second-factor.ts';
import { done, sessionAnswer } from './session.ts';

/** The second factor of an account: set up, used, taken away. */
export const secondFactorCalls = callList({
  'POST /login/second-factor': { body: secondStep, reply: sessionAnswer },
  'POST /account/proof': { body: accountProof, reply: proven },
  'GET /account/second-factor': { reply: item(secondFactorItem) },
  'POST /account/totp': { body: totpBegin, reply: totpBegun },
  'POST /account/totp/confirm': { body: totpConfirm, reply: recoveryCodes },
  'DELETE /account/totp': { reply: item(z.object({ removed: z.literal(true) })) },
  'POST /account/recovery-codes': { reply: recoveryCodes },
  'GET /account/:id/second-factor': { params: byId, reply: item(secondFactorItem) },
  'POST /account/:id/reset-second-factor': { params: byId, body: factorReset, reply: done },
  'GET /second-factor-rule': { reply: item(secondFactorRule) },
  'PUT /second-factor-rule': { body: secondFactorRule, reply: item(secondFactorRule) },
});
