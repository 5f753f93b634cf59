import { done, login, loginAsExhibitor, sessionAnswer, sessionCheck } from '@rebblatt/contracts';
import { administrators, anyone, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { get, post } from '../../http/endpoint.ts';
import { signInLine } from '../../lib/password.ts';
import type { SessionTools } from './session.commands.ts';
import { signIn, signInAsExhibitor, signOut } from './session.commands.ts';
import { presentSession } from './session.presenter.ts';

/** Sign in and out, the routine check, and working as an exhibitor. */
export function sessionRoutes(tools: SessionTools): Endpoint[] {
  const { db, clock } = tools;
  const signedOut = { allow: signedIn, summary: 'End the session', reply: done };
  return [
    post(
      '/login',
      { allow: anyone, summary: 'Sign in', body: login, reply: sessionAnswer },
      async ({ body, ip, userAgent }) => {
        const leave = signInLine.enter(body.email);
        const opened = await signIn(tools, body, { ip, userAgent }).finally(leave);
        return {
          access_token: opened.token,
          ...(await presentSession(db, clock, opened, 'session.welcome')),
        };
      },
    ),

    post(
      '/login-as-exhibitor',
      {
        allow: administrators,
        summary: 'Work as an exhibitor',
        body: loginAsExhibitor,
        reply: sessionAnswer,
        tellsKey: true,
      },
      async ({ actor, body, ip, userAgent }) => {
        const opened = await signInAsExhibitor(tools, body, actor, { ip, userAgent });
        return {
          access_token: opened.token,
          ...(await presentSession(db, clock, opened, 'session.welcome')),
        };
      },
    ),

    get('/user', { allow: signedIn, summary: 'Check the session', reply: sessionCheck }, ({ actor }) =>
      presentSession(db, clock, actor, 'session.valid'),
    ),

    get('/logout', signedOut, async ({ actor }) => {
      await signOut(db, clock, actor);
      return { error: null, message: 'session.ended' };
    }),

    post('/logout', signedOut, async ({ actor }) => {
      await signOut(db, clock, actor);
      return { error: null, message: 'session.ended' };
    }),
  ];
}
