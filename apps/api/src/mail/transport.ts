import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@rebblatt/contracts';
import { createTransport } from 'nodemailer';
import { htmlTwin } from './html-twin.ts';

/** A mail ready to go. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  language: Language;
  subject: string;
  replyTo: string | null;
  text: string;
}

/** How mails leave the house. */
export interface MailTransport {
  /** @throws MailRefused when it will never be taken, any other error when it may be tried again */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server said no for good. The message is its own. */
export class MailRefused extends Error {}

interface TransportSettings {
  /** Unset: mails are written as files, one each, to read while trying the product. */
  smtpUrl: string | undefined;
  /** The folder for those files. */
  outbox: string;
  from: string;
}

const LIMIT_MS = 10_000;

/** A mail's identifier stays the same over all tries, so that a server can tell a repetition. */
const composed = (mail: OutgoingMail, from: string) => ({
  from,
  // As an object it is one address, whatever characters it holds.
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: htmlTwin(mail.text, mail.language),
  messageId: `<mail-${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'rebblatt'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** What nodemailer says of a mail that did not go. */
interface SmtpFault extends Error {
  /** What the server answered. */
  response?: string;
  responseCode?: number;
  /** What it answered to. */
  command?: string;
}

/** A refusal of the recipient or of the text is final; that the server does not want us at all may be mended there. */
const FINAL_COMMANDS = new Set(['RCPT TO', 'DATA']);

/** The server's own words are what helps whoever reads them. */
function inServersWords(error: unknown): Error {
  const { message, response, responseCode = 0, command = '' } = error as SmtpFault;
  const words = response?.trim() || message;
  const final = responseCode >= 500 && responseCode < 600 && FINAL_COMMANDS.has(command);
  return final ? new MailRefused(words, { cause: error }) : new Error(words, { cause: error });
}

/** One address and nothing else, as far as a header is concerned. */
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/u;

function toServer(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(mail) {
      if (!ADDRESS.test(mail.recipient)) throw new MailRefused(`not an e-mail address: ${mail.recipient}`);
      try {
        await server.sendMail(composed(mail, from));
      } catch (error) {
        throw inServersWords(error);
      }
    },
    close: () => server.close(),
  };
}

function toFolder(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(composed(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => writer.close(),
  };
}

/** Mails go to the SMTP server, or without one into a folder. */
export const createMailTransport = ({ smtpUrl, outbox, from }: TransportSettings): MailTransport =>
  smtpUrl ? toServer(smtpUrl, from) : toFolder(outbox, from);
