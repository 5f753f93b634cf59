import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { createPress as create, Press } from '../create-press.ts';

/** Kept between runs and shared by all tests, because unpacking a browser takes seconds. */
export const BROWSER_FOLDER = join(import.meta.dirname, '../../../../node_modules/.rebblatt-browser');

/** `npm test` has just built the press, whose processes then start in a third of the time. */
const BUILT = '../../dist/index.js';
const { createPress }: { createPress: typeof create } =
  process.env.TESTS_BUILT === '1' ? await import(BUILT) : await import('../create-press.ts');

/** A press and a folder to write to, both removed after the tests of the file. */
export function pressForTests(options: { fileTimeoutMs?: number; fileMemoryMb?: number } = {}): {
  press: Press;
  folder: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'rebblatt-press-'));
  const press = createPress({
    dataDir: BROWSER_FOLDER,
    // Documents stored by another version of the program must not be reused here.
    cacheDir: folder,
    // Tests run in parallel with others; at low priority they would take minutes.
    lowPriority: false,
    ...options,
  });
  afterAll(async () => {
    await press.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { press, folder };
}
