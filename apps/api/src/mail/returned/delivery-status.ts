import { normalAddress } from '@rebblatt/contracts';
import { fieldsOf } from './mime.ts';

/** What a server says of one address in the part of a report that programs read (RFC 3464). */
export interface StatusOf {
  /** Where it could not deliver. */
  final: string | null;
  /** Whom the mail was written to, where the server says so. */
  original: string | null;
  /** failed, delayed, delivered, relayed, expanded. */
  action: string | null;
  /** Such as 5.1.1. */
  status: string | null;
  /** The server's words, without the kind of server that they are of. */
  words: string | null;
}

/** An address in a sentence or a header. The lengths are those that mail allows. */
export const ADDRESS =
  /(?<![\w.+@%-])[\w\u00a1-\uffff][\w.!#$%&'*+/?^`{|}~\u00a1-\uffff-]{0,63}@[\w\u00a1-\uffff][\w.\u00a1-\uffff-]{1,250}[\w\u00a1-\uffff]/gu;

/** An address as the product stores it, or as it stands where it is none that could be stored. */
export const asCompared = (address: string): string => normalAddress(address) ?? address.toLowerCase();

/** The first address in a text, as it is compared, or null. */
export function addressIn(text: string | undefined): string | null {
  const [found] = text?.match(ADDRESS) ?? [];
  return found ? asCompared(found) : null;
}

/** `rfc822; user@example.org` without what stands before the semicolon. */
const untyped = (value: string | undefined) => value?.replace(/^[\w.+-]{1,40}\s*;\s*/, '').trim() || null;

/** The blocks of a report about one address each; the first may be about the whole mail. */
export function readStatus(body: string): StatusOf[] {
  const blocks = body.split(/\n[ \t]*(?:\n[ \t]*)+/).map((block) => fieldsOf(block.split('\n')));
  return blocks.flatMap((fields) => {
    const final = addressIn(fields.get('final-recipient'));
    const original = addressIn(fields.get('original-recipient'));
    const other = addressIn(fields.get('x-actual-recipient'));
    if (!(final ?? original ?? other)) return [];
    const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null;
    const words = untyped(fields.get('diagnostic-code'));
    const action = /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0]?.toLowerCase() ?? null;
    return { final: final ?? other, original, action, status, words };
  });
}
