import type {
  forgotPassword,
  login,
  loginAsExhibitor,
  register,
  resetPassword,
  SessionAnswer,
  SessionCheck,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import {
  closeSession,
  openSession,
  returnToAdministrator,
  sessionStore,
  setCatalogState,
  updateUser,
} from '../../lib/session.ts';

/** Signs in; the guard of the login screen then leads on. */
export async function signIn(credentials: z.output<typeof login>): Promise<void> {
  const { data } = await api.post<SessionAnswer>('/login', credentials);
  openSession(data);
}

/** Signs out; without an answer of the server this browser forgets the session all the same. */
export async function signOut(): Promise<void> {
  await api.post('/logout').catch(() => undefined);
  closeSession('logout');
}

/** Asks whether the session holds and takes over what changed; a refusal ends it (see the api client). */
export async function checkSession(): Promise<void> {
  const token = sessionStore.get()?.access_token;
  if (!token) return;
  const answer = await api.get<SessionCheck>('/user').catch(() => undefined);
  if (!answer || sessionStore.get()?.access_token !== token) return;
  const { active_catalog, user_catalog_request, user } = answer.data;
  setCatalogState({ active_catalog, user_catalog_request });
  updateUser(user);
}

/** Works as an exhibitor; the administrator's own session waits for the return. */
export async function signInAs(exhibitor: z.output<typeof loginAsExhibitor>): Promise<void> {
  const { data } = await api.post<SessionAnswer>('/login-as-exhibitor', exhibitor);
  const administrator = sessionStore.get();
  openSession(data, administrator);
}

/** Ends the work as an exhibitor and goes on with the own session. */
export async function returnToOwnAccount(): Promise<void> {
  await api.post('/logout').catch(() => undefined);
  returnToAdministrator();
  // Not awaited: the way home must not wait on a screen that the administrator may not see.
  void checkSession();
}

export async function registerExhibitor(payload: z.output<typeof register>): Promise<void> {
  await api.post('/register', payload);
}

export async function requestPasswordMail(payload: z.output<typeof forgotPassword>): Promise<void> {
  await api.post('/forgot-password', payload);
}

export async function setNewPassword(payload: z.output<typeof resetPassword>): Promise<void> {
  await api.post('/reset-password', payload);
}
