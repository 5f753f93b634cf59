import type { PreflightReport } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { AppError } from '../lib/app-error.ts';
import { fromPress } from '../lib/press-fault.ts';
import type { FileTurns } from './file-turns.ts';
import type { FileStore } from './store.ts';
import { withWorkCopy, workFolder } from './work-copy.ts';

/** What the full check of an uploaded PDF needs. */
export interface FileChecker {
  press: Press;
  files: FileStore;
  turns: Pick<FileTurns, 'check'>;
  env: { DATA_DIR: string };
}

type Preflight = Parameters<Press['preflight']>;

interface Check {
  sha256: string;
  kind: Preflight[1];
  /** What the organiser demands of files. */
  ask: Preflight[2];
  /** Whose turn it is; null for nobody's. */
  userId: number | null;
  signal: AbortSignal;
}

/**
 * Checks a stored PDF when it is the account's turn.
 * @returns what was found; a file that cannot be read, or takes too much, has a finding that says so
 * @throws AppError 502 `file.not-processed` when the check could not be done, which says nothing about the file
 */
export async function checkFile(
  { press, files, turns, env }: FileChecker,
  { sha256, kind, ask, userId, signal }: Check,
): Promise<PreflightReport> {
  try {
    return await withWorkCopy(files, workFolder(env.DATA_DIR), sha256, (path) =>
      turns.check.take(
        userId ?? 0,
        () => fromPress(press.preflight(path, kind, { ...ask, signal, sha256 })),
        signal,
      ),
    );
  } catch (error) {
    signal.throwIfAborted();
    throw new AppError(502, 'file.not-processed', { cause: error });
  }
}
