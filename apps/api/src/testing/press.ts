import { fileURLToPath } from 'node:url';
import { createPress, type Press, type PressWorkers, workersOf } from '@rebblatt/press';

/** The browser is unpacked once for all test files. */
export const BROWSER_FOLDER = fileURLToPath(
  new URL('../../../../node_modules/.rebblatt-browser/', import.meta.url),
);

const OPTIONS = { dataDir: BROWSER_FOLDER, chromiumPath: process.env.CHROMIUM_PATH, lowPriority: false };

/** Of all files that this process tests one after the other: starting them takes longer than most of their work. */
let shared: PressWorkers | undefined;

/** @param cacheDir where it keeps what it has laid out, which no other file's press may find */
export function pressOfFile(cacheDir: string): Press {
  shared ??= workersOf(OPTIONS);
  return createPress({ ...OPTIONS, cacheDir, workers: shared });
}
