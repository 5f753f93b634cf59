import { callList } from './call.ts';
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
  'POST /login': { body: login, reply: sessionAnswer },
  'POST /login-as-exhibitor': { body: loginAsExhibitor, reply: sessionAnswer },
  'GET /user': { query: sessionQuery, reply: sessionCheck },
  'GET /logout': { reply: done },
  'POST /logout': { reply: done },

  'POST /forgot-password': { body: forgotPassword, reply: done },
  'POST /reset-password': { body: resetPassword, reply: done },
});
