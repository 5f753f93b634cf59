import { sessions } from './sessions.ts';

/** What the screens about sessions, the second factor, tokens and webhooks say; it comes with them. */
export const frAccess = { sessions };
