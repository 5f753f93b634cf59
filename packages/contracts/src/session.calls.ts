import { z } from 'zod';
import { callList } from './call.ts';
import { byId } from './call-params.ts';
import { bySession, bySessionOf, sessionEnded, sessionsEnded, sessionsReply } from './own-session.ts';
import { secondFactorNeeded } from './second-factor.ts';
import {
  done,
  forgotPassword,
  login,
  loginAsExhibitor,
  resetPassword,
  sessionAnswer,
  sessionCheck,
  sessionQuery,
} from './session.ts';

/** Sign in and out, the regular check, and forgotten passwords. */
export const sessionCalls = callList({
  'POST /login': { body: login, reply: z.union([sessionAnswer, secondFactorNeeded]) },
  'POST /login-as-exhibitor': { body: loginAsExhibitor, reply: sessionAnswer },
  'GET /user': { query: sessionQuery, reply: sessionCheck },
  'GET /logout': { reply: done },
  'POST /logout': { reply: done },

  'GET /account/session': { reply: sessionsReply },
  'DELETE /account/session': { reply: sessionsEnded },
  'DELETE /account/session/:id': { params: bySession, reply: sessionEnded },
  'GET /exhibitor/:id/session': { params: byId, reply: sessionsReply },
  'DELETE /exhibitor/:id/session/:session': { params: bySessionOf, reply: sessionEnded },

  'POST /forgot-password': { body: forgotPassword, reply: done },
  'POST /reset-password': { body: resetPassword, reply: done },
});
