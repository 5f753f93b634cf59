import { createHash } from 'node:crypto';
import { PressError } from '../press-error.ts';

/** Printer profiles have 0.1 to 4 MB; the stack of the engine has no room for more than this. */
export const MAX_PROFILE_BYTES = 8 * 1024 * 1024;
const HEADER_BYTES = 128;
const MAX_TAGS = 100;

/**
 * Checks the header and tags of an ICC profile: complete, unchanged, a CMYK printer profile of version 2 or 4 with tables
 * for both directions (ICC.1:2010, 7.2 and 7.3). Throws `profile` with the reason.
 */
export function checkProfile(profile: Uint8Array): void {
  const bytes = Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength);
  if (bytes.length > MAX_PROFILE_BYTES) throw refused('is too large');
  if (bytes.length < HEADER_BYTES + 4 || bytes.toString('latin1', 36, 40) !== 'acsp')
    throw refused('is no ICC profile');
  if (bytes.readUInt32BE(0) !== bytes.length) throw refused('is not whole');
  if (bytes.toString('latin1', 16, 20) !== 'CMYK') throw refused('is not for CMYK');
  if (bytes.toString('latin1', 12, 16) !== 'prtr') throw refused('is no printer profile');
  if (bytes[8] !== 2 && bytes[8] !== 4) throw refused('has a version that PDF/X does not know');
  if (idIsWrong(bytes)) throw refused('was changed or damaged');
  const tags = tagsOf(bytes);
  for (const tag of ['A2B1', 'B2A1', 'wtpt']) if (!tags.has(tag)) throw refused(`has no usable table ${tag}`);
}

/** A profile may contain its own MD5, calculated with three variable header fields set to zero. */
function idIsWrong(bytes: Buffer): boolean {
  const id = bytes.subarray(84, 100);
  if (id.every((byte) => byte === 0)) return false;
  const plain = Buffer.from(bytes);
  plain.fill(0, 44, 48).fill(0, 64, 68).fill(0, 84, 100);
  return !createHash('md5').update(plain).digest().equals(id);
}

/** The names of the tags whose data are within the file. */
function tagsOf(bytes: Buffer): Set<string> {
  const tags = new Set<string>();
  const count = Math.min(bytes.readUInt32BE(HEADER_BYTES), MAX_TAGS);
  for (let i = 0; i < count; i++) {
    const at = HEADER_BYTES + 4 + 12 * i;
    if (at + 12 > bytes.length) break;
    const end = bytes.readUInt32BE(at + 4) + bytes.readUInt32BE(at + 8);
    if (end <= bytes.length) tags.add(bytes.toString('latin1', at, at + 4));
  }
  return tags;
}

const refused = (reason: string) => new PressError('profile', `The output profile ${reason}.`);
