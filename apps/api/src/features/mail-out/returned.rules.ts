import { normalAddress, type ReturnedOutcome } from '@rebblatt/contracts';
import type { Original, Returned, ReturnedTo } from '../../mail/returned/read-returned.ts';
import type { SentMail } from './returned.queries.ts';

/** The id in the Message-ID that every mail of the product has, or null for another one. */
export function mailIdOf(original: Original | null): number | null {
  const [, id] = /^<mail-([1-9]\d{0,8})@/.exec(original?.messageId ?? '') ?? [];
  return id ? Number(id) : null;
}

/** Whom a mail was written to, by what a report says: the one in its own head before others. */
export const writtenTo = ({ original }: Returned, { address, original: first }: ReturnedTo): string[] => [
  ...new Set([original?.to, first, address].flatMap((one) => (one ? (normalAddress(one) ?? one) : []))),
];

const words = (subject: string) => subject.replace(/\s+/g, ' ').trim();

/** A report is written after the mail; the clocks of two servers may differ by this much. */
const CLOCKS_MS = 15 * 60 * 1000;

/** A mail, and whether it is the very one, though it went to another address since. */
interface Match {
  mail: SentMail;
  reAddressed: boolean;
}

/**
 * The mail that a report is about: the one that its Message-ID names, with the same subject; else the newest to that
 * address, which must have the same subject where the report repeats it. What the organiser wrote to the same address
 * with another program is no mail of ours.
 */
export function matchOf(returned: Returned, to: ReturnedTo, mails: readonly SentMail[]): Match | null {
  const { original, at } = returned;
  const addresses = writtenTo(returned, to);
  const subject = original?.subject ? words(original.subject) : null;
  const isLike = (mail: SentMail) => subject === null || words(mail.subject) === subject;
  const id = mailIdOf(original);
  const named = mails.find((mail) => mail.id === id);
  if (named && isLike(named)) {
    if (addresses.includes(named.recipient)) return { mail: named, reAddressed: false };
    // Only its own head says so for certain; an address at the end of a forwarding is another one, too.
    if (original?.to && subject !== null) return { mail: named, reAddressed: true };
  }
  // A report of somebody's server that repeats neither head nor subject is believed by its address alone.
  if (original && subject === null && original.messageId !== null && id === null) return null;
  const before = (mail: SentMail) =>
    at === null || (mail.sentAt ?? mail.createdAt).getTime() <= at.getTime() + CLOCKS_MS;
  const mail = mails.find((one) => addresses.includes(one.recipient) && isLike(one) && before(one));
  return mail ? { mail, reAddressed: false } : null;
}

/** What follows from a report for the mail that it is about. */
export function outcomeOf(
  { fate }: ReturnedTo,
  match: Match | null,
  isKnown: boolean,
  hasOwner: boolean,
): ReturnedOutcome {
  if (fate === 'delayed' || fate === 'arrived') return 'no-bounce';
  if (!match) return hasOwner ? 'no-mail' : 'unknown';
  if (isKnown) return 'known';
  if (match.reAddressed) return 're-addressed';
  if (match.mail.state === 'queued') return 'under-way';
  return match.mail.state === 'failed' ? 'known' : 'bounced';
}
