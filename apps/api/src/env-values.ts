import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/*
 * The kinds of values in the environment. Each says what is wanted in the operator's words; a start that is refused shows
 * them behind the name of the variable, and never the value, which may be a secret.
 */

const wanting = (wanted: string) => ({ error: () => wanted });

/** A text that fulfils a condition. */
const text = (wanted: string, holds: (value: string) => boolean) =>
  z.string(wanting(wanted)).refine(holds, wanting(wanted));

/** A whole number in digits. */
export const whole = (min: number, max: number) =>
  text(
    `it must be a whole number from ${min} to ${max}`,
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
  ).transform(Number);

/** A port that can be listened on; with 0 the system would choose one that nobody knows. */
export const port = whole(1, 65_535);

/** 1 for yes, 0 for no. */
export const yesNo = text('it must be 1 or 0', (value) => /^[01]$/.test(value)).transform(
  (value) => value === '1',
);

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, wanting(`it must be one of ${words.join(', ')}`));

const hostLabels = /^(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*\.?$/i;

/** The address to listen on: a name or an IP address, without protocol and port. */
export const host = text(
  'it must be the name or the IP address of this machine, without http:// and without a port',
  (value) => isIP(value) !== 0 || hostLabels.test(value),
);

/** A folder, as an absolute path. */
export const folder = text('it must be the path of a folder', (value) => value.trim() !== '').transform(
  (path) => resolve(path),
);

/** A file of the machine. */
export const filePath = text('it must be the path of a file', (value) => value.trim() !== '');

/** Whether a text is a URL that is as wanted. */
const isUrl = (value: string, holds: (url: URL) => boolean): boolean => {
  if (value !== value.trim() || !value.includes('://') || !URL.canParse(value)) return false;
  return holds(new URL(value));
};
const url = (wanted: string, holds: (url: URL) => boolean) => text(wanted, (value) => isUrl(value, holds));

/** Names between single dots, the last one perhaps with a dot behind it; or an address of IPv6. */
const HOST_NAME = /^(?:\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?)$/i;

export const databaseUrl = url(
  'it must look like postgresql://user:password@host:5432/name',
  ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
);

export const storageUrl = url(
  'it must look like s3://bucket/folder or file:///folder',
  ({ protocol, hostname, pathname, search, hash, port: portOf, username }) =>
    search + hash + portOf + username === '' &&
    (protocol === 's3:'
      ? HOST_NAME.test(hostname)
      : protocol === 'file:' && hostname === '' && pathname.length > 1),
);

export const smtpUrl = url(
  'it must look like smtp://user:password@host:587 or smtps://user:password@host:465',
  ({ protocol, hostname, hash }) => /^smtps?:$/.test(protocol) && HOST_NAME.test(hostname) && hash === '',
);

const isWeb = ({ protocol, hostname, username, password }: URL) =>
  /^https?:$/.test(protocol) && HOST_NAME.test(hostname) && username + password === '';

/** The address that people type; links are made by adding to its end, and the screens ask for their parts at its root. */
export const publicUrl = text(
  'it must look like https://catalogue.example.ch, without anything behind the name',
  (value) => !/[?#]/.test(value) && isUrl(value, (url) => isWeb(url) && /^\/*$/.test(url.pathname)),
).transform((value) => value.replace(/\/+$/, ''));

export const serverUrl = url(
  'it must look like https://storage.example.ch or http://storage:9000',
  (value) => isWeb(value) && value.search + value.hash === '',
);

/** What stands in paths and signatures as it is. */
export const plainName = text('it must be 1 to 64 letters, digits, - or _', (value) =>
  /^[A-Za-z0-9_-]{1,64}$/.test(value),
);

/** The fewest characters of a secret with which messages are signed. */
const MIN_SECRET = 16;

export const secret = text(
  `it must have at least ${MIN_SECRET} characters`,
  (value) => value.length >= MIN_SECRET && value === value.trim(),
);

const mailAddress = /^[^\s@<>,;"]+@(?:[^\s@<>,;".]+\.)*[^\s@<>,;".]+$/;

/** One sender, with or without a name. */
export const sender = text('it must look like Name <address@example.ch>', (value) => {
  const [, inBrackets] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? [];
  return mailAddress.test(inBrackets ?? value);
});

export const regionName = text('it must be a region such as eu-central-1', (value) =>
  /^[a-z0-9][a-z0-9-]{1,63}$/i.test(value),
);

/** Any text, such as a key that somebody else has issued. */
export const any = text('it must not be blank', (value) => value.trim() !== '');
