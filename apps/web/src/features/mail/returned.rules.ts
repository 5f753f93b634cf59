import {
  type ErrorParams,
  type FieldErrorKey,
  MAX_RETURNED_MAILS,
  MAX_RETURNED_MB,
  MAX_RETURNED_TOTAL_MB,
  whyNoMail,
} from '@rebblatt/contracts';

/** A mail that came back, with the name of its file. */
export interface BroughtMail {
  name: string;
  text: string;
}

/** Why a file is not taken, with its name. */
export interface RefusedFile {
  key: FieldErrorKey;
  params: ErrorParams;
}

const MB = 1024 * 1024;

/** Mails are written in UTF-8 or in 7 bits; older programs leave letters of Windows. */
function lettersOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readFile(file: File): Promise<BroughtMail | RefusedFile> {
  const params = { name: file.name, limit: MAX_RETURNED_MB };
  if (/\.(?:msg|oft)$/i.test(file.name)) return { key: 'mail.return-outlook', params };
  if (file.size > MAX_RETURNED_MB * MB) return { key: 'mail.return-large', params };
  const text = lettersOf(await file.arrayBuffer());
  const why = whyNoMail(text);
  // What is no letter at all would not pass as one on the way.
  return why ? { key: why, params } : { name: file.name, text: text.replaceAll('\0', '') };
}

/**
 * Adds files to those that are there: one of the same name and text once, and no more than fit in one call.
 * @returns all of them, and why others are not among them
 */
export async function addFiles(there: readonly BroughtMail[], files: readonly File[]) {
  const mails = [...there];
  const refused: RefusedFile[] = [];
  let room = MAX_RETURNED_TOTAL_MB * MB - mails.reduce((sum, { text }) => sum + text.length, 0);
  for (const file of files) {
    const read = await readFile(file);
    if ('key' in read) refused.push(read);
    else if (mails.some((one) => one.name === read.name && one.text === read.text)) continue;
    else if (mails.length >= MAX_RETURNED_MAILS || read.text.length > room)
      refused.push({ key: 'mail.return-many', params: { name: read.name, max: MAX_RETURNED_MAILS } });
    else {
      mails.push(read);
      room -= read.text.length;
    }
  }
  return { mails, refused };
}
