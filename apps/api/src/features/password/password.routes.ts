import { anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { PasswordTools } from './password.commands.ts';
import { forgetPassword, resetPasswordWithToken } from './password.commands.ts';

/** Forgotten passwords: request a link, set a new password with it. */
export const passwordRoutes = (tools: PasswordTools): Endpoint[] => [
  endpoint(
    'POST /forgot-password',
    { allow: anyone, summary: 'Mail a link to set a new password' },
    async ({ body, ip }) => {
      await forgetPassword(tools, body, ip);
      return { error: null, message: 'password.mail-sent' };
    },
  ),

  endpoint(
    'POST /reset-password',
    { allow: anyone, summary: 'Set a new password with a mailed link' },
    async ({ body, ip }) => {
      await resetPasswordWithToken(tools, body, ip);
      return { error: null, message: 'password.changed' };
    },
  ),
];
