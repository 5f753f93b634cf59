import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only somebody gets who sets a password by a link. */
export type EntryErrorCode = Extract<ErrorCode, `invitation.${string}` | 'password.token-invalid'>;

export const entryErrors: Record<EntryErrorCode, string> = {
  'invitation.invalid':
    'Dieser Link gilt nicht. Öffnen Sie ihn noch einmal aus der E-Mail, oder fragen Sie die Messeleitung.',
  'invitation.accepted': 'Für dieses Konto ist schon ein Passwort gesetzt. Melden Sie sich an.',
  'invitation.expired':
    'Dieser Link gilt nicht mehr. Laden Sie die Seite neu; dort erhalten Sie einen neuen.',
  'password.token-invalid':
    'Der Link zum Ändern des Passworts ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
};
