import { BlockList, isIP } from 'node:net';
import type { Language, SignInPlace } from '@rebblatt/contracts';
import Bowser from 'bowser';

/** With what somebody signs in, by the names that browsers and devices have; null where the caller does not say. */
export interface Browser {
  browser: string | null;
  device: string | null;
}

const MAX_NAME = 40;

/** A name of a caller that is no browser: what stands before the version in «curl/8.5.0». */
const programOf = (userAgent: string): string | null =>
  /^[A-Za-z][\w .-]*/.exec(userAgent)?.[0].trim().slice(0, MAX_NAME) ?? null;

/** Names are short, whatever a caller sends: they are shown and stored. */
const short = (name: string | undefined): string | null => name?.trim().slice(0, MAX_NAME) || null;

/** Reads the header by which a browser says what it is. A version is no part of it: it changes every few weeks. */
export function browserOf(userAgent: string | null): Browser {
  if (!userAgent) return { browser: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const isBrowser = browser.name !== undefined && browser.name !== '' && os.name !== undefined;
  return { browser: isBrowser ? short(browser.name) : programOf(userAgent), device: short(device) };
}

/** What a browser is recognised by. */
export const keyOfBrowser = ({ browser, device }: Browser): string => `${browser ?? ''}|${device ?? ''}`;

const UNKNOWN: Record<Language, string> = {
  de: 'einem unbekannten Browser',
  fr: 'un navigateur inconnu',
  en: 'an unknown browser',
};
const ON: Record<Language, string> = { de: 'auf', fr: 'sur', en: 'on' };

/** The same in words: «Firefox auf Windows». */
export const browserInWords = (language: Language, { browser, device }: Browser): string =>
  [browser ?? UNKNOWN[language], ...(device ? [ON[language], device] : [])].join(' ');

const here = new BlockList();
here.addSubnet('127.0.0.0', 8);
here.addAddress('::1', 'ipv6');

const nearby = new BlockList();
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addSubnet('169.254.0.0', 16);
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/** Where an address lies, as far as it says so itself: nobody outside is asked about it. */
export function placeOf(address: string | null): SignInPlace | null {
  const kind = isIP(address ?? '');
  if (!address || kind === 0) return null;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  if (here.check(address, family)) return 'this-computer';
  return nearby.check(address, family) ? 'local-network' : 'internet';
}
