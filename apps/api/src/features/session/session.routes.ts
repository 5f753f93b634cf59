import { administrators, anyone, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signInLine } from '../../lib/password.ts';
import type { SessionTools } from './session.commands.ts';
import { rememberLanguage, signIn, signInAsExhibitor, signOut, takeSecondStep } from './session.commands.ts';
import { presentSession } from './session.presenter.ts';

/** Signing in and out, the routine check, and acting on behalf of an exhibitor. */
export function sessionRoutes(tools: SessionTools): Endpoint[] {
  const { db, clock } = tools;
  const signedOut = { allow: signedIn, withoutFactor: true as const, summary: 'End the session' };
  return [
    endpoint('POST /login', { allow: anyone, summary: 'Sign in' }, async ({ body, ip, userAgent }) => {
      const leave = signInLine.enter(body.email);
      const opened = await signIn(tools, body, { ip, userAgent }).finally(leave);
      if ('ticket' in opened) return { second_factor: opened };
      return {
        access_token: opened.token,
        ...(await presentSession(db, clock, opened, 'session.welcome')),
      };
    }),

    endpoint(
      'POST /login/second-factor',
      { allow: anyone, summary: 'Take the second step of a sign-in', tellsKey: true },
      async ({ body, ip, userAgent }) => {
        const opened = await takeSecondStep(tools, body, { ip, userAgent });
        return {
          access_token: opened.token,
          ...(await presentSession(db, clock, opened, 'session.welcome')),
        };
      },
    ),

    endpoint(
      'POST /login-as-exhibitor',
      { allow: administrators, summary: 'Work as an exhibitor', tellsKey: true },
      async ({ actor, body, ip, userAgent }) => {
        const opened = await signInAsExhibitor(tools, body, actor, { ip, userAgent });
        return {
          access_token: opened.token,
          ...(await presentSession(db, clock, opened, 'session.welcome')),
        };
      },
    ),

    endpoint(
      'GET /user',
      { allow: signedIn, withoutFactor: true, summary: 'Check the session' },
      async ({ actor, query }) => {
        // An administrator on behalf of an exhibitor keeps their own language.
        if (query.language && actor.adminId === null)
          await rememberLanguage(db, actor.userId, query.language);
        return presentSession(db, clock, actor, 'session.valid');
      },
    ),

    endpoint('GET /logout', signedOut, async ({ actor }) => {
      await signOut(db, clock, actor);
      return { error: null, message: 'session.ended' };
    }),

    endpoint('POST /logout', signedOut, async ({ actor }) => {
      await signOut(db, clock, actor);
      return { error: null, message: 'session.ended' };
    }),
  ];
}
