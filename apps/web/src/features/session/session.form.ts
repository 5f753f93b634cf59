import type { forgotPassword, login, register, resetPassword, totpConfirm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { loadAllTexts } from '../../lib/i18n.ts';
import { later } from '../../lib/later.ts';

// The logged-out screens are the first download for everyone: what only a submit needs (the contracts with
// zod, the texts of errors, the HTTP client) is fetched in idle time or with the first submit.
const { fetch: calls } = later(() => import('./session.api.ts'));
const { fetch: rules } = later(() => import('./session.rules.ts'));

/** Schema and call of each form of the logged-out area. */
export const loginForm = {
  async schema() {
    await loadAllTexts();
    const { login } = await rules();
    return login;
  },
  send: async (payload: z.output<typeof login>) => (await calls()).signIn(payload),
};

/** The second step, for the ticket of the first. */
export const secondStepForm = {
  async schema() {
    await loadAllTexts();
    return (await rules()).totpConfirm;
  },
  send: (ticket: string) => async (payload: z.output<typeof totpConfirm>) =>
    (await calls()).takeSecondStep(ticket, payload.code),
};

export const registerForm = {
  async schema() {
    await loadAllTexts();
    const { register } = await rules();
    return register;
  },
  send: async (payload: z.output<typeof register>) => (await calls()).registerExhibitor(payload),
};

export const forgotPasswordForm = {
  async schema() {
    await loadAllTexts();
    const { forgotPassword } = await rules();
    return forgotPassword;
  },
  send: async (payload: z.output<typeof forgotPassword>) => (await calls()).requestPasswordMail(payload),
};

export const resetPasswordForm = {
  async schema() {
    await loadAllTexts();
    const { resetPassword } = await rules();
    return resetPassword;
  },
  send: async (payload: z.output<typeof resetPassword>) => (await calls()).setNewPassword(payload),
};
