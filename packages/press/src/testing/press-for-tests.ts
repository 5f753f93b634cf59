import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { createPress as create, Press } from '../create-press.ts';

/** Kept between runs, and shared with the other tests: unpacking a browser takes seconds. */
export const BROWSER_FOLDER = join(import.meta.dirname, '../../../../node_modules/.rebblatt-browser');

/** `npm test` has built the press just before, and its processes start in a third of the time. */
const BUILT = '../../dist/index.js';
const { createPress }: { createPress: typeof create } =
  process.env.TESTS_BUILT === '1' ? await import(BUILT) : await import('../create-press.ts');

/** A press and a folder to write into, both gone after the file's tests. */
export function pressForTests(options: { fileTimeoutMs?: number; fileMemoryMb?: number } = {}): {
  press: Press;
  folder: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'rebblatt-press-'));
  const press = createPress({
    dataDir: BROWSER_FOLDER,
    // What another version of the program laid out is no business of this test.
    cacheDir: folder,
    // Tests run beside others; giving way to them all would take minutes.
    lowPriority: false,
    ...options,
  });
  afterAll(async () => {
    await press.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { press, folder };
}
