import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Press } from '../create-press.ts';
import type { PressWorkers } from '../press-workers.ts';

/** Kept between runs and shared by all tests, because unpacking a browser takes seconds. */
export const BROWSER_FOLDER = join(import.meta.dirname, '../../../../node_modules/.rebblatt-browser');

/** `npm test` has just built the press, whose processes then start in a third of the time. */
const BUILT = '../../dist/index.js';
const { createPress, workersOf }: typeof import('../create-press.ts') =
  process.env.TESTS_BUILT === '1' ? await import(BUILT) : await import('../create-press.ts');

/** Tests run in parallel with others; at low priority they would take minutes. */
const OPTIONS = { dataDir: BROWSER_FOLDER, lowPriority: false };

/** Of all files that this process tests one after the other: starting them takes longer than most of their work. */
let shared: PressWorkers | undefined;

/**
 * A press and a folder to write to, both removed after the tests of the file. Given options, or none of them (`{}`), its
 * processes are its own, and end with it.
 */
export function pressForTests(own?: { fileProcessorMs?: number; fileMemoryMb?: number }): {
  press: Press;
  folder: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'rebblatt-press-'));
  // Documents stored by another version of the program must not be reused here.
  const options = { ...OPTIONS, cacheDir: folder, ...own };
  shared ??= workersOf(OPTIONS);
  const press = createPress(own ? options : { ...options, workers: shared });
  afterAll(async () => {
    await press.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { press, folder };
}
