import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from './factor-limits.rules.ts';

/** Letters and digits that are not taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 4;

/** 16 letters of 31: 79 bits, so that a plain hash of them cannot be searched. */
const code = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** New recovery codes, as they are shown once. */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, code);

/** How a code is stored and found, with or without its hyphens. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256').update(typed.replaceAll('-', '').toLowerCase()).digest('hex');
