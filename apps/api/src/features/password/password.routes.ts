import { done, forgotPassword, resetPassword } from '@rebblatt/contracts';
import { anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { post } from '../../http/endpoint.ts';
import type { PasswordTools } from './password.commands.ts';
import { forgetPassword, resetPasswordWithToken } from './password.commands.ts';

/** Forgotten passwords: ask for a link, set a new one with it. */
export const passwordRoutes = (tools: PasswordTools): Endpoint[] => [
  post(
    '/forgot-password',
    { allow: anyone, summary: 'Mail a link to set a new password', body: forgotPassword, reply: done },
    async ({ body, ip }) => {
      await forgetPassword(tools, body.email, ip);
      return { error: null, message: 'password.mail-sent' };
    },
  ),

  post(
    '/reset-password',
    { allow: anyone, summary: 'Set a new password with a mailed link', body: resetPassword, reply: done },
    async ({ body, ip }) => {
      await resetPasswordWithToken(tools, body, ip);
      return { error: null, message: 'password.changed' };
    },
  ),
];
