import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { item, line, moment, shownEmail } from './primitives.ts';

/** How many returned mails are read at once, how large one may be, and all of them together. */
export const MAX_RETURNED_MAILS = 100;
export const MAX_RETURNED_MB = 1;
export const MAX_RETURNED_TOTAL_MB = 8;

/** A mail as one letter a byte is hardly longer than its file. */
const MAX_LETTERS = MAX_RETURNED_MB * 1024 * 1024;

/** The first bytes of what Outlook saves, read as letters: of no use to other programs. */
const OUTLOOK = '\u00d0\u00cf\u0011\u00e0';

/** Characters that no mail has, except by accident. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_LETTERS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g;
const STRAY = 4;

/** Why a text cannot be a mail, or null if it may be one. */
export function whyNoMail(
  text: string,
): 'mail.return-outlook' | 'mail.return-empty' | 'mail.return-large' | 'mail.return-none' | null {
  if (text.startsWith(OUTLOOK)) return 'mail.return-outlook';
  if (text.length > MAX_LETTERS) return 'mail.return-large';
  if (text.trim() === '') return 'mail.return-empty';
  return (text.slice(0, 10_000).match(NO_LETTERS)?.length ?? 0) > STRAY ? 'mail.return-none' : null;
}

/** What is no mail is refused by the name of its file. */
function refuseOther({ name, text }: { name: string; text: string }, ctx: z.core.$RefinementCtx): void {
  const message = whyNoMail(text);
  const params = { name, limit: MAX_RETURNED_MB };
  if (message) ctx.addIssue({ code: 'custom', path: ['text'], message, params });
}

/** One mail: the name of its file, for what is said of it, and what is in it. */
const returnedMail = z
  .strictObject({ name: line(1, 255), text: z.string() })
  .superRefine(refuseOther, { when: onceRight('name', 'text') });

/** `POST mail/returns` and its check: mails that came back, as a mail program saves them or as somebody copied them. */
export const returnedMails = z.strictObject({
  mails: z.array(returnedMail).min(1).max(MAX_RETURNED_MAILS),
});
export type ReturnedMails = z.output<typeof returnedMails>;

/** What a mail that is brought turns out to be: a report of a mail server, somebody's automatic answer, or neither. */
export const returnedKinds = ['report', 'away', 'other'] as const;

/** What became of a mail: refused for good, given up after days, still tried, or arrived after all. */
export const returnedFates = ['refused', 'given-up', 'delayed', 'arrived'] as const;

/**
 * What follows from it: the mail is one that bounced; that is known already; it is no bounce; the mail is being sent
 * again; it has been sent to another address since; the account has no such mail; the address is nobody's.
 */
export const returnedOutcomes = [
  'bounced',
  'known',
  'no-bounce',
  'under-way',
  're-addressed',
  'no-mail',
  'unknown',
] as const;
export type ReturnedOutcome = (typeof returnedOutcomes)[number];

/** What is said of one address. */
const returnedTo = z.object({
  /** Whom the mail was written to, as far as it is known, otherwise where it failed. */
  address: shownEmail,
  fate: z.enum(returnedFates),
  /** Such as 5.1.1; null if the server gives none. */
  status: z.string().nullable(),
  /** The server's own, empty if it says nothing. */
  words: z.string(),
  outcome: z.enum(returnedOutcomes),
  /** The mail that it is about. */
  mail: z.object({ id: z.int(), kind: z.string(), subject: z.string(), created_at: moment }).nullable(),
  /** The company that the mail or the address belongs to. */
  exhibitor: z.object({ id: z.int(), company_name: z.string() }).nullable(),
});
export type ReturnedTo = z.output<typeof returnedTo>;

const returnedReport = z.object({
  /** The file that it stands in; a mail with others attached gives one row for each. */
  name: z.string(),
  kind: z.enum(returnedKinds),
  subject: z.string(),
  to: z.array(returnedTo),
});
export type ReturnedReport = z.output<typeof returnedReport>;

/** What mails that came back say; after taking over, `bounced` counts the mails that are marked now. */
export const returnedReports = item(z.object({ mails: z.array(returnedReport), bounced: z.int() }));
export type ReturnedReports = z.output<typeof returnedReports>['data'];
