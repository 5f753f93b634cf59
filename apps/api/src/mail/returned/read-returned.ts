import { createHash } from 'node:crypto';
import { type BounceText, readBounceText } from './bounce-text.ts';
import { addressIn, readStatus } from './delivery-status.ts';
import { decoded, fieldsOf, headerText, isMail, type Part, readMail } from './mime.ts';
import { type Fate, fateInWords, fateOf, isAway, isReport } from './what-it-means.ts';

/** What a mail says of one address. */
export interface ReturnedTo {
  /** Where the mail could not be delivered. */
  address: string;
  /** Whom it was written to, if the server says so: another where that one forwards its mails. */
  original: string | null;
  fate: Fate;
  /** Such as 5.1.1. */
  status: string | null;
  /** In one line, empty if it says nothing. */
  words: string;
  /** Whether the address is named as the one that failed, or only stands in the text. */
  sure: boolean;
}

/** The mail that came back, as far as it is repeated. */
export interface Original {
  messageId: string | null;
  to: string | null;
  subject: string | null;
}

/** A mail that somebody brings: a report of a mail server, an automatic answer, or none of both. */
export interface Returned {
  kind: 'report' | 'away' | 'other';
  /** The same for the same mail, however it is brought. */
  fingerprint: string;
  subject: string;
  /** When it was written; null where it does not say. */
  at: Date | null;
  to: ReturnedTo[];
  original: Original | null;
}

/** How many addresses and how many forwarded reports one mail may hold; further ones are not read. */
const MAX_ADDRESSES = 50;
const MAX_MAILS = 50;

/** How much of the words for people is looked at. */
const TEXT_MAX = 60_000;

/** How much of a server's words is kept, as with those of the own mail server. */
const WORDS_MAX = 500;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};

/** A text without what stands between the two marks; without the second, without all that follows the first. */
function without(text: string, from: string, to: string): string {
  const small = text.toLowerCase();
  let kept = '';
  let at = 0;
  for (;;) {
    const start = small.indexOf(from, at);
    if (start < 0) return kept + text.slice(at);
    kept += text.slice(at, start);
    const end = small.indexOf(to, start);
    if (end < 0) return kept;
    at = end + to.length;
  }
}

const plain = (html: string) =>
  ['style', 'script', 'head']
    .reduce((rest, name) => without(rest, `<${name}`, `</${name}>`), html.slice(0, TEXT_MAX * 4))
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d|p|div)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,2000}>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39|apos);/g, (_, name: string) => ENTITIES[name] ?? ' ');

/** What people are told: the texts of a mail, without those of mails within it. */
function textOf(part: Part): string {
  if (isMail(part)) return '';
  if (part.type === 'multipart/alternative') {
    const texts = part.parts.map(textOf).filter((text) => text.trim());
    return texts[0] ?? '';
  }
  if (part.parts.length > 0) return part.parts.map(textOf).join('\n').slice(0, TEXT_MAX);
  if (part.type === 'text/plain') return decoded(part).slice(0, TEXT_MAX);
  if (part.type === 'text/html') return plain(decoded(part)).slice(0, TEXT_MAX);
  return '';
}

/** All parts of a mail that are not within another one. */
function* partsOf(part: Part): Generator<Part> {
  yield part;
  if (!isMail(part)) for (const one of part.parts) yield* partsOf(one);
}

const STATUS = new Set(['message/delivery-status', 'message/global-delivery-status']);

const messageIdIn = (value: string | undefined) => /<[^<>\s]{1,400}>/.exec(value ?? '')?.[0] ?? null;

function originalIn(head: ReadonlyMap<string, string>): Original | null {
  const subject = head.has('subject') ? headerText(head.get('subject') ?? '') : null;
  const original = { messageId: messageIdIn(head.get('message-id')), to: addressIn(head.get('to')), subject };
  return (original.messageId ?? original.to ?? subject) ? original : null;
}

/** The head of the mail that came back: as a part, or as it is repeated in the text. */
function findOriginal(parts: readonly Part[], { returned }: BounceText): Original | null {
  for (const part of parts) {
    if (!isMail(part)) continue;
    const head = part.parts[0]?.head;
    const found = head && originalIn(head);
    if (found) return found;
  }
  const lines = returned.split('\n').slice(0, 400);
  const from = lines.findIndex((line, n) => n > 0 && /^[> \t]*[A-Za-z][\w-]{1,40}:/.test(line));
  const own = /^(?:received|return-path)/i.test(returned) ? 0 : from;
  if (own < 0) return null;
  const block = lines.slice(own).map((line) => line.replace(/^>[ \t]?/, ''));
  const end = block.findIndex((line) => line.trim() === '');
  return originalIn(fieldsOf(end < 0 ? block : block.slice(0, end)));
}

/** In one line, cut where it is too long; half a letter is none. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, WORDS_MAX)
    .replace(/\p{Cs}/gu, '');

/** What the text says of an address: after it, up to the next empty line that follows words. */
function inWords(inText: BounceText, subject: string, whole: string): ReturnedTo[] {
  const sure = inText.named.length > 0;
  return (sure ? inText.named : inText.seen).map(({ address, words }) => ({
    ...{ address, original: null, sure },
    fate: fateInWords(words, `${subject}\n${whole}`),
    status: /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/.exec(words)?.[0] ?? null,
    words: oneLine(words.replace(/^[\s>)'":;,.-]+/, '')),
  }));
}

const once = (list: ReturnedTo[]) =>
  [...new Map(list.toReversed().map((one) => [one.address, one])).values()].toReversed();

/** The time in a header, unless it is none. */
function momentOf(date: string | undefined): Date | null {
  const at = new Date((date ?? '').slice(0, 100));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Reads one mail that is not looked into for further ones. */
function readOne(mail: Part, source: string): Returned {
  const parts = [...partsOf(mail)];
  const head = mail.head;
  const subject = headerText(head.get('subject') ?? '').slice(0, 300);
  const statuses = parts.filter(({ type }) => STATUS.has(type)).flatMap((part) => readStatus(decoded(part)));
  const text = textOf(mail);
  const notRecipients = ['from', 'to', 'delivered-to', 'x-original-to', 'reply-to'];
  const others = new Set(notRecipients.flatMap((name) => addressIn(head.get(name)) ?? []));
  const inText = readBounceText(text, others);
  const human = text.slice(0, text.length - inText.returned.length);
  const failed = (head.get('x-failed-recipients') ?? '').split(',').flatMap((one) => addressIn(one) ?? []);
  const base = {
    fingerprint: createHash('sha256')
      .update(messageIdIn(head.get('message-id')) ?? source.replace(/\s+/g, ' ').trim())
      .digest('hex'),
    subject,
    at: momentOf(head.get('date')),
    original: findOriginal(parts, inText),
  };
  if (statuses.length > 0) {
    const to = statuses.map(({ final, original, action, status, words }) => ({
      address: final ?? original ?? '',
      original,
      fate: fateOf(action, status, words),
      status,
      words: oneLine(words ?? inText.named.find(({ address }) => address === final)?.words ?? ''),
      sure: true,
    }));
    return { ...base, kind: 'report', to: once(to).slice(0, MAX_ADDRESSES) };
  }
  const none = { ...base, to: [] };
  const mime = head.get('content-type') ?? '';
  // A complaint or a receipt tells that a mail arrived.
  if (/report-type\s*=\s*"?(?:feedback-report|disposition-notification)/i.test(mime))
    return { ...none, kind: 'other' };
  const isServer = /mailer-daemon|postmaster|mail delivery/i.test(head.get('from') ?? '');
  if (failed.length === 0 && !isServer && isAway(head, subject, human)) return { ...none, kind: 'away' };
  if (failed.length === 0 && !isServer && !isReport(`${subject}\n${human}`))
    return { ...none, kind: 'other' };
  const named = failed.map((address) => ({
    address,
    words: [...inText.named, ...inText.seen].find((one) => one.address === address)?.words ?? '',
  }));
  const to = inWords(named.length > 0 ? { ...inText, named } : inText, subject, human);
  return { ...base, kind: 'report', to: once(to).slice(0, MAX_ADDRESSES) };
}

/** Mails that somebody forwards as attachments. */
const attached = (mail: Part): Part[] =>
  mail.parts.flatMap((part) => (isMail(part) ? part.parts : attached(part)));

/**
 * Reads a mail that came back, or one with which somebody forwards such mails.
 * @param text as a mail program saves it or shows it
 * @throws MailUnreadable
 */
export function readReturned(text: string): Returned[] {
  const mail = readMail(text);
  const own = readOne(mail, text);
  if (own.to.length > 0 || own.kind === 'away') return [own];
  const within = attached(mail)
    .slice(0, MAX_MAILS)
    .map((one) => readOne(one, one.body));
  const reports = within.filter(({ to }) => to.length > 0);
  return reports.length > 0 ? reports : [own];
}
