/** How deep the parts of a mail may lie in one another, how many there may be, and how long the head of one may be. */
const MAX_DEPTH = 12;
const MAX_PARTS = 200;
const MAX_HEAD_LINES = 1000;

/** Why a text is not read as a mail: it is built so that reading it would not end, or it is none. */
export type MailRefusal = 'nested' | 'no-mail';

/** A text that is not read. */
export class MailUnreadable extends Error {
  readonly why: MailRefusal;

  constructor(why: MailRefusal) {
    super(why);
    this.why = why;
  }
}

/** A mail, or a part of one. */
export interface Part {
  /** By name in small letters, the first of each; folded lines are one. */
  head: ReadonlyMap<string, string>;
  /** In small letters, `text/plain` where nothing is said. */
  type: string;
  /** What stands between head and end, as it came. */
  body: string;
  /** The parts of a multipart; of a mail in a mail that one. */
  parts: Part[];
}

const FIELD = /^([!-9;-~]{1,80})[ \t]*:[ \t]*(.*)$/s;

/**
 * The fields of a head, or of a block of a delivery report.
 * @throws MailUnreadable for one without end
 */
export function fieldsOf(lines: readonly string[]): Map<string, string> {
  if (lines.length > MAX_HEAD_LINES) throw new MailUnreadable('nested');
  const whole: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line) && whole.length > 0) whole[whole.length - 1] += ` ${line.trim()}`;
    else whole.push(line);
  }
  const fields = new Map<string, string>();
  for (const line of whole) {
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    const key = name?.toLowerCase();
    if (key && !fields.has(key)) fields.set(key, value.trim());
  }
  return fields;
}

/** A parameter of a header such as Content-Type, without its quotes. */
function parameter(value: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{0,200})"|([^\\s;"]{1,200}))`, 'i').exec(value);
  return found?.[1] ?? found?.[2];
}

/** The texts between the lines of a boundary. */
function split(body: string, boundary: string): string[] {
  const parts: string[][] = [];
  let current: string[] | undefined;
  for (const line of body.split('\n')) {
    const at = line.trimEnd();
    if (at === `--${boundary}`) {
      current = [];
      parts.push(current);
    } else if (at === `--${boundary}--`) break;
    else current?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

/** Parts that are a mail of their own, or the head of one. */
const MAILS = new Set(['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers']);

/** Whether a part is a mail, or the head of one. */
export const isMail = ({ type }: Part): boolean => MAILS.has(type);

/** Reads a part; `count` bounds those of a whole mail. */
function partOf(text: string, depth: number, count: { parts: number }): Part {
  count.parts += 1;
  if (depth > MAX_DEPTH || count.parts > MAX_PARTS) throw new MailUnreadable('nested');
  // A part without a head begins with an empty line.
  const headless = text.startsWith('\n');
  const end = text.indexOf('\n\n');
  const top = end < 0 ? text : text.slice(0, end);
  const head = headless ? new Map<string, string>() : fieldsOf(top.split('\n'));
  const body = headless ? text.slice(1) : text.slice(top.length + 2);
  const kind = head.get('content-type') ?? '';
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(kind)?.[0]?.toLowerCase() ?? 'text/plain';
  const boundary = type.startsWith('multipart/') ? parameter(kind, 'boundary') : undefined;
  const part: Part = { head, type, body, parts: [] };
  const within = (one: string) => partOf(one, depth + 1, count);
  if (boundary) {
    part.parts = split(body, boundary).map(within);
    // One whose lines of its boundary are lost is read as the text that it is.
    if (part.parts.length === 0) part.type = 'text/plain';
  }
  if (isMail(part)) part.parts = [within(decoded(part))];
  return part;
}

/** Bytes of an encoded text. A letter that no encoding would leave stays what it is in UTF-8. */
function bytesOf(text: string, encoding: string): Buffer | null {
  if (encoding === 'base64') return Buffer.from(text.replace(/[^A-Za-z0-9+/=]+/g, ''), 'base64');
  if (encoding !== 'quoted-printable') return null;
  const soft = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll('=\n', '');
  const bytes: Buffer[] = soft
    .split(/((?:=[0-9A-Fa-f]{2})+)/)
    .map((piece, n) => Buffer.from(n % 2 ? piece.replaceAll('=', '') : piece, n % 2 ? 'hex' : 'utf8'));
  return Buffer.concat(bytes);
}

/** Bytes as text; a name of letters that nobody knows is taken for the usual one. */
function lettersOf(bytes: Buffer, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a part says, freed of its encoding for the way. */
export function decoded({ head, body }: Part): string {
  const bytes = bytesOf(body, (head.get('content-transfer-encoding') ?? '').trim().toLowerCase());
  if (!bytes) return body;
  const text = lettersOf(bytes, parameter(head.get('content-type') ?? '', 'charset'));
  return text.replace(/\r\n?/g, '\n');
}

/** How much of a header is read. */
const HEADER_MAX = 2000;

const WORD = /=\?([\w.:-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]{0,400})\?=(?:\s+(?==\?))?/gi;

/** A header with its encoded words as they are read. */
export const headerText = (value: string): string =>
  value
    .slice(0, HEADER_MAX)
    .replace(WORD, (_, charset: string, how: string, text: string) =>
      lettersOf(
        how.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : (bytesOf(text.replaceAll('_', ' '), 'quoted-printable') ?? Buffer.of()),
        charset,
      ),
    )
    .replace(/\s+/g, ' ')
    .trim();

const KNOWN_FIELDS = [
  'received',
  'return-path',
  'from',
  'date',
  'message-id',
  'mime-version',
  'content-type',
];

/**
 * A mail as a program saves it, or what somebody copied of one, which then has no head.
 * @throws MailUnreadable
 */
export function readMail(text: string): Part {
  const clean = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '')
    // The line with which mailboxes part their mails.
    .replace(/^>?From [^\n]*\n/, '');
  const mail = partOf(clean, 0, { parts: 0 });
  if (KNOWN_FIELDS.some((name) => mail.head.has(name))) return mail;
  return { head: new Map(), type: 'text/plain', body: clean, parts: [] };
}
