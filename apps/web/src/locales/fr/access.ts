import { accessErrors } from './access-errors.ts';
import { operations } from './operations.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { token } from './token.ts';
import { webhook } from './webhook.ts';

/** What the screens about sessions, the second factor, tokens, webhooks and operations say; it comes with them. */
export const frAccess = { errors: accessErrors, operations, secondFactor, sessions, token, webhook };
