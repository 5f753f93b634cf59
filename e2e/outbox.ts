import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The link in the newest mail to a recipient, once sent: without a mail server mails are in a folder. */
export async function linkMailedTo(recipient: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await mailsTo(recipient)).at(-1)?.match(/https?:\/\/[^\s<>"]+/)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return link ?? '';
}

/**
 * Waits for a mail to a recipient that contains the words, and returns its text.
 * @param dataDir the server's, by default that of the one which the journeys share
 */
export async function mailWith(
  recipient: string,
  words: string,
  dataDir = process.env.E2E_DATA_DIR,
): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    text = (await mailsTo(recipient, dataDir)).find((mail) => mail.includes(words));
    expect(text).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return text ?? '';
}

async function mailsTo(recipient: string, dataDir = process.env.E2E_DATA_DIR): Promise<string[]> {
  const folder = join(dataDir ?? '', 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To: .*${recipient}`, 'im').test(mail)).map(decoded);
}

/** Decodes quoted-printable, which breaks long links over several lines. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
