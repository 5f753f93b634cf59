import type { EntryErrorCode } from '../de/entry-errors.ts';

/** Refusals that only somebody gets who sets a password by a link. */
export const entryErrors: Record<EntryErrorCode, string> = {
  'invitation.invalid': 'This link does not work. Open it once more from the e-mail, or ask the organiser.',
  'invitation.accepted': 'This account has a password already. Please sign in.',
  'invitation.expired': 'This link no longer works. Load the page again; there you get a new one.',
  'password.token-invalid':
    'The link for changing the password is invalid or has expired. Please request a new one.',
};
