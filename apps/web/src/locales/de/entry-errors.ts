import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only somebody who is invited gets. */
export type EntryErrorCode = Extract<ErrorCode, `invitation.${string}`>;

export const entryErrors: Record<EntryErrorCode, string> = {
  'invitation.invalid':
    'Dieser Link gilt nicht. Öffnen Sie ihn noch einmal aus der E-Mail, oder fragen Sie die Messeleitung.',
  'invitation.accepted': 'Für dieses Konto ist schon ein Passwort gesetzt. Melden Sie sich an.',
  'invitation.expired':
    'Dieser Link gilt nicht mehr. Laden Sie die Seite neu; dort erhalten Sie einen neuen.',
};
