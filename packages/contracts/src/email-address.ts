import { cleanLine } from './clean-text.ts';
import { fromPunycode } from './punycode.ts';

/** The longest local part and the longest address of RFC 5321 (4.5.3.1 and its erratum 1690). */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/** RFC 5321: words of these characters with single dots between them, or any printable ones in quotes. */
const dotString = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const quotedString = /^"(?:[ !#-[\]-~]|\\[ -~])+"$/;

/** A label of a domain, in ASCII; the last one has a letter, or it would be a number on the network. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const notInDomain = /[\s/?#@\\:%[\]|^<>"]/;

/** A domain in ASCII (ACE for one with umlauts), or null for what is none. */
function asciiDomain(domain: string): string | null {
  if (domain === '' || notInDomain.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    const labels = hostname.split('.');
    const last = labels.at(-1) ?? '';
    return labels.length > 1 && labels.every((one) => label.test(one)) && /[a-z]/.test(last)
      ? hostname
      : null;
  } catch {
    return null;
  }
}

/** Quotes around what needs none are left out: both are the same mailbox. */
function unquoted(local: string): string {
  if (!quotedString.test(local)) return local;
  const bare = local.slice(1, -1).replace(/\\(.)/g, '$1');
  return dotString.test(bare) ? bare : `"${bare.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * An address as it is stored, compared and written to: trimmed, lower case, the domain in ASCII.
 * @returns null for what is no address; every local part of RFC 5321 is one
 */
export function normalAddress(text: string): string | null {
  const clean = cleanLine(text).toLowerCase();
  const at = clean.lastIndexOf('@');
  const local = unquoted(clean.slice(0, Math.max(at, 0)));
  const domain = asciiDomain(clean.slice(at + 1));
  if (domain === null || local.length > MAX_LOCAL) return null;
  if (!dotString.test(local) && !quotedString.test(local)) return null;
  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS ? null : address;
}

/** Whether an address that was typed is another one than the stored one; what is no address may become one. */
export const isOtherAddress = (typed: unknown, stored: string): boolean =>
  typeof typed !== 'string' || normalAddress(typed) !== normalAddress(stored);

/** An address as people write it: with the umlauts of its domain. */
export const shownAddress = (address: string): string =>
  address.includes('@xn--') || address.includes('.xn--')
    ? address.replace(
        /(?<=[@.])xn--([a-z0-9-]+)(?=[^@]*$)/g,
        (ace, coded: string) => fromPunycode(coded) ?? ace,
      )
    : address;
