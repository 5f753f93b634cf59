import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, MailFault } from '@rebblatt/contracts';
import { createTransport } from 'nodemailer';
import { senderOf } from './from-line.ts';
import { htmlTwin } from './html-twin.ts';

/** A mail ready to be sent. */
interface OutgoingMail {
  id: number;
  recipient: string;
  language: Language;
  subject: string;
  replyTo: string | null;
  text: string;
  /** The name of the fair and the address for its mails, where the organiser has set them. */
  fair?: { name: string | null; from: string | null };
  /** The picture above it. */
  logo?: Buffer | null;
}

/** How mails are sent. */
export interface MailTransport {
  /** @throws MailRefused when the mail was rejected permanently, any other error when it can be retried */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail was rejected permanently. The message is the server's, or one of the `mailFaults`. */
export class MailRefused extends Error {}

interface TransportSettings {
  /** If it is not set, each mail is written as a file, to be read while trying the product. */
  smtpUrl: string | undefined;
  /** The folder for those files. */
  outbox: string;
  from: string;
}

const LIMIT_MS = 10_000;

/** By what the HTML part names the picture that comes with it. */
const LOGO = 'logo@rebblatt';

/** The Message-ID is the same for all attempts, so that a server can recognise a repetition. */
function composed(mail: OutgoingMail, from: string) {
  const { envelope, ...sender } = senderOf(from, mail.fair ?? { name: null, from: null });
  return {
    from: sender,
    ...(envelope !== sender.address && {
      envelope: { from: envelope, to: { name: '', address: mail.recipient } },
    }),
    // As an object it is a single address, whatever characters it contains.
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: htmlTwin(mail.text, mail.language, mail.logo ? { cid: LOGO, name: sender.name } : null),
    ...(mail.logo && {
      attachments: [
        { content: mail.logo, cid: LOGO, filename: 'logo', contentDisposition: 'inline' as const },
      ],
    }),
    messageId: `<mail-${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'rebblatt'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The error of nodemailer for a mail that was not sent. */
interface SmtpFault extends Error {
  /** The server's reply. */
  response?: string;
  responseCode?: number;
  /** The command to which it replied. */
  command?: string;
}

/** Only a rejection of the recipient or of the text is final; one of the sender or the login may be resolved there. */
const FINAL_COMMANDS = new Set(['RCPT TO', 'DATA']);

/** An error with the server's reply as its message, because that helps the reader most; its cause has the details. */
function inServersWords(error: unknown): Error {
  const { response, responseCode = 0, command = '' } = error as SmtpFault;
  const words = response?.trim() || ('unreachable' satisfies MailFault);
  const final = responseCode >= 500 && responseCode < 600 && FINAL_COMMANDS.has(command);
  return final ? new MailRefused(words, { cause: error }) : new Error(words, { cause: error });
}

/** Exactly one address, as far as a header is concerned. */
const ADDRESS = /^(?:[^\s@<>,;:"]+|"(?:[ !#-[\]-~]|\\[ -~])+")@[^\s@<>,;:"]+$/u;

function toServer(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(mail) {
      if (!ADDRESS.test(mail.recipient)) throw new MailRefused('no-address' satisfies MailFault);
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

/** Sends mails to the SMTP server, or without one into a folder. */
export const createMailTransport = ({ smtpUrl, outbox, from }: TransportSettings): MailTransport =>
  smtpUrl ? toServer(smtpUrl, from) : toFolder(outbox, from);
