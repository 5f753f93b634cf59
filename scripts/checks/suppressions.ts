import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

/** What is silenced is no longer looked at by anybody; a pattern that needs it often becomes one helper that has it once. */
const MAX_SUPPRESSIONS = 25;
const SILENCED =
  /(?:\/\/|\/\*) *(?:biome-ignore|@ts-(?:ignore|expect-error|nocheck)|stylelint-disable|eslint-disable)/g;

/** No more rules of the linter or the compiler are silenced than {@link MAX_SUPPRESSIONS}, in the whole project. */
export function checkSuppressions(root: string): Finding[] {
  const found = sourceFolders
    .flatMap((folder) => sourceFiles(root, folder))
    .flatMap((file) => {
      const count = readFileSync(join(root, file), 'utf8').match(SILENCED)?.length ?? 0;
      return Array.from({ length: count }, () => file);
    });
  return found.slice(MAX_SUPPRESSIONS).map((file) => ({
    file,
    message: `silences a rule; that makes ${found.length} of at most ${MAX_SUPPRESSIONS}. Write it so that the rule holds.`,
  }));
}
