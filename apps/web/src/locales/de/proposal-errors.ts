import type { ErrorCode } from '@rebblatt/contracts';

/** Refusals that only orders of last time get. */
export type ProposalErrorCode = Extract<ErrorCode, `proposal.${string}`>;

export const proposalErrors: Record<ProposalErrorCode, string> = {
  'proposal.account-closed':
    'Das Konto von «{{company}}» ist inzwischen gesperrt. Nehmen Sie den Aussteller aus der Auswahl.',
  'proposal.not-open':
    'Die Datensammlung für «{{name}}» beginnt am {{from}}. Dann können Sie Ihre Bestellung bestätigen.',
  'proposal.over': 'Die Datensammlung für «{{name}}» ist beendet. Wenden Sie sich an die Messeleitung.',
  'proposal.changed':
    'Eine Dienstleistung gibt es inzwischen nicht mehr. Sehen Sie sich die Bestellung noch einmal an.',
  'proposal.sent': 'Ihre Bestellung für «{{name}}» ist schon gesendet.',
  'proposal.accepted': 'Die Messeleitung hat Ihre Bestellung für «{{name}}» inzwischen angenommen.',
  'proposal.rejected':
    'Die Messeleitung hat Ihre Anfrage für «{{name}}» abgelehnt. Sie können sie ändern und noch einmal senden.',
};
