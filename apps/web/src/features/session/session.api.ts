import type {
  forgotPassword,
  login,
  loginAsExhibitor,
  register,
  resetPassword,
  SecondFactorNeeded,
  SessionAnswer,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import { call } from '../../lib/call.ts';
import { errorBodyOf } from '../../lib/error-text.ts';
import type { FailedCall } from '../../lib/failed-call.ts';
import { switchLanguage } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { chosenLanguage, startLanguage } from '../../lib/language.ts';
import {
  closeSession,
  forgetOwnWork,
  openSession,
  returnToAdministrator,
  sessionStore,
  setCatalogState,
  updateUser,
} from '../../lib/session.ts';
import { waitInLine } from '../../lib/sign-in-line.ts';

/** How long to wait if the server does not say. */
const NEXT_TRY_S = 5;

/**
 * Signs in; the guard of the login screen then redirects. When too many users do so at once it waits as long
 * as the server says and tries again, until the user cancels.
 * @returns what the second step needs, for an account that has a second factor
 */
export async function signIn(
  credentials: z.output<typeof login>,
): Promise<SecondFactorNeeded['second_factor'] | undefined> {
  const body = { ...credentials, language: chosenLanguage(), browser_language: startLanguage() };
  for (;;) {
    try {
      const answer = await call('POST /login', { body });
      if ('second_factor' in answer) return answer.second_factor;
      await begin(answer);
      return undefined;
    } catch (error) {
      if (errorBodyOf(error)?.error !== 'session.busy') throw error;
      const wait = Number((error as FailedCall).response?.header('retry-after')) || NEXT_TRY_S;
      if (!(await waitInLine(wait))) throw error;
    }
  }
}

/** Takes the second step of a sign-in; the guard of the login screen then redirects. */
export async function takeSecondStep(ticket: string, code: string): Promise<void> {
  await begin(await call('POST /login/second-factor', { body: { ticket, code } }));
}

/** Shows the second factor again in an open session. */
export async function showFactor(code: string): Promise<void> {
  await call('POST /account/proof', { body: { code } });
}

async function begin(answer: SessionAnswer): Promise<void> {
  await speakOwnLanguage(answer.user.language);
  openSession(answer);
}

/** Shows the account's own language in a browser in which none was chosen; without its texts the screen stays as it is. */
async function speakOwnLanguage(own: Language | null): Promise<void> {
  if (own && own !== startLanguage()) await switchLanguage(own).catch(() => undefined);
}

/** Signs out; without a response the session is still removed from this browser. */
export async function signOut(): Promise<void> {
  forgetOwnWork();
  await call('POST /logout').catch(() => undefined);
  closeSession('logout');
}

/**
 * Checks whether the session is valid and applies what changed; a refusal ends it (see the api client).
 * @param language sent when the user has just switched to it, for future mails
 */
export async function checkSession(language?: Language): Promise<void> {
  const token = sessionStore.get()?.access_token;
  if (!token) return;
  const answer = await call('GET /user', language ? { query: { language } } : {}).catch(() => undefined);
  if (!answer || sessionStore.get()?.access_token !== token) return;
  const { active_catalog, user_catalog_request, setting_up, user } = answer;
  setCatalogState({ active_catalog, user_catalog_request, setting_up });
  updateUser(user);
}

/** Starts working on an exhibitor's behalf; the administrator's own session is kept. */
export async function signInAs(exhibitor: z.output<typeof loginAsExhibitor>): Promise<void> {
  const leftAt = location.pathname + location.search;
  const opened = await call('POST /login-as-exhibitor', { body: exhibitor });
  const administrator = sessionStore.get();
  openSession(opened, administrator && { ...administrator, leftAt });
}

/** Ends working on an exhibitor's behalf and restores the own session. @returns the address of the screen where it began */
export async function returnToOwnAccount(): Promise<string> {
  await call('POST /logout').catch(() => undefined);
  const leftAt = returnToAdministrator();
  // Not awaited: the administrator must not stay on a screen without permission meanwhile.
  void checkSession();
  return leftAt;
}

export async function registerExhibitor(payload: z.output<typeof register>): Promise<void> {
  await call('POST /register', { body: { ...payload, language: payload.language ?? startLanguage() } });
}

export async function requestPasswordMail(payload: z.output<typeof forgotPassword>): Promise<void> {
  await call('POST /forgot-password', { body: { ...payload, language: startLanguage() } });
}

export async function setNewPassword(payload: z.output<typeof resetPassword>): Promise<void> {
  await call('POST /reset-password', { body: payload });
}
