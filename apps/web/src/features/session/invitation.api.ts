import { acceptInvitation } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/call.ts';
import { loadAllTexts } from '../../lib/i18n.ts';
import { startLanguage } from '../../lib/language.ts';
import { signIn } from './session.api.ts';

/** What an invitation is for. */
export const invitationOf = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await call('GET /invitation/:token', { token, signal })).data,
  });

/** Notes that a person has opened it; whether that succeeds changes nothing for them. */
export const noteOpened = (token: string) =>
  call('POST /invitation/:token/open', { token }).catch(() => undefined);

/** Mails a new link to the account's address. */
export const renewInvitation = (token: string) => call('POST /invitation/:token/renew', { token });

/** Sets the first password of an account, and signs in with it. */
export const invitationForm = (token: string, email: string) => ({
  async schema() {
    await loadAllTexts();
    return acceptInvitation;
  },
  async send(form: z.output<typeof acceptInvitation>) {
    const body = { ...form, language: form.language ?? startLanguage() };
    await call('POST /invitation/:token/accept', { token, body });
    await signIn({ email, password: form.password });
  },
});
