import { ADDRESS, asCompared } from './delivery-status.ts';

/** What a server says of one address in words for people. */
interface AddressInText {
  address: string;
  /** What it says of it, or of all. */
  words: string;
}

/** What a text says: the addresses that it names as failing, and all others in it. */
export interface BounceText {
  named: AddressInText[];
  /** Any address in it, which is a recipient only where we know it as one. */
  seen: AddressInText[];
  /** From where the mail that came back is repeated; empty where it is not. */
  returned: string;
}

/** Lines after which servers repeat the mail that comes back, in German, French and English. */
const RETURNED =
  /^[ \t>]{0,40}(?:-{2,40}[^\n]{0,60}(?:copy of (?:the|your) message|below this line|original message|ursprüngliche nachricht|message d'origine|forwarded message|returned message|unsent message|message header|your message)[^\n]{0,120}|(?:original message headers|ursprüngliche (?:nachrichten|nachrichtenkopf)[^\n:]{0,30}|kopfzeilen der (?:original|ursprünglichen )[^\n:]{0,20}|en-têtes? (?:de message |du message )?(?:d'origine|original)[^\n:]{0,30}|message headers follow|the header of the original message is following)[ \t\u202f\u00a0]*:?[ \t]*|(?:received|return-path)[ \t]*:[ \t]?[^\n]{0,200})$/im;

/** Who writes reports, never one of their recipients. */
const SENDERS = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|maildaemon|abuse|noreply|no-reply)@/i;

/** Words right before an address that name it as the one which failed. */
const BEFORE =
  /(?:\bto|recipients?|address(?:es)?|mailbox|user|rcpt to|an|empfänger[^\s:]{0,3}|adresse|für|postfach|à|destinataires?|pour|l'adresse|boîte)[\s:«"'(<]{1,6}$/i;

/** How far the words about an address reach. */
const WORDS_MAX = 1000;

/** How many addresses are looked at. */
const HITS_MAX = 500;

/** Lines about who wrote, and with names of mails that look like addresses. */
const OTHER_LINES = /^\s*(?:message-id|in-reply-to|references|from|reply-to|von|de|sender|mail from)\s*:/i;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An address with which a line begins, or one that the words before it name. */
const isNamed = (before: string) =>
  /^[\s<('"«>*•-]*(?:mailto:)?$/.test(before) || BEFORE.test(before.slice(-60));

interface Hit {
  address: string;
  start: number;
  end: number;
  named: boolean;
}

/** Every address in a text for people, in order. */
function hitsIn(human: string): Hit[] {
  const hits: Hit[] = [];
  let start = 0;
  for (const line of human.split('\n')) {
    if (line.includes('@') && !OTHER_LINES.test(line))
      for (const { 0: address, index } of line.matchAll(ADDRESS)) {
        if (SENDERS.test(address) || hits.length >= HITS_MAX) continue;
        const at = start + index;
        const named = isNamed(line.slice(0, index));
        hits.push({ address: asCompared(address), start: at, end: at + address.length, named });
      }
    start += line.length + 1;
  }
  return hits;
}

/** The first place of each address, with what follows from there up to where another one is named. */
function firstOf(human: string, hits: Hit[], all: Hit[]): AddressInText[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) if (!first.has(hit.address)) first.set(hit.address, hit);
  return [...first.values()].map(({ address, end }) => {
    const next = all.find((one) => one.named && one.start > end && one.address !== address);
    return {
      address,
      words: oneLine(human.slice(end, Math.min(next?.start ?? human.length, end + WORDS_MAX))),
    };
  });
}

/**
 * Reads what people are told of a mail that came back.
 * @param others addresses that are hardly recipients: of who gets the report and of who wrote it
 */
export function readBounceText(text: string, others: ReadonlySet<string>): BounceText {
  const at = text.search(RETURNED);
  const human = at < 0 ? text : text.slice(0, at);
  const all = hitsIn(human);
  const likely = all.filter(({ address }) => !others.has(address));
  const named = (likely.length > 0 ? likely : all).filter((hit) => hit.named);
  return {
    named: firstOf(human, named, all),
    seen: firstOf(human, likely, all),
    returned: at < 0 ? '' : text.slice(at),
  };
}
