/** Why a mail is not sent again, or not marked, and why one that is brought as returned is not read. */
export const mailErrorCodes = [
  'mailing.days-over',
  'mail.not-sent',
  'mail.not-failed',
  'mail.not-delivered',
  'mail.key-expired',
  'mail.link-anew',
  'mail.return-outlook',
  'mail.return-empty',
  'mail.return-large',
  'mail.return-none',
  'mail.return-nested',
  'mail.return-many',
] as const;
