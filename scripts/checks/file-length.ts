import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

const MAX_LINES = 300;
const HEAD_LINES = 15;

/** No file over 300 lines unless a comment at its top gives the reason after the word `Length:`. */
export function checkFileLength(root: string): Finding[] {
  return sourceFolders
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.([cm]?[jt]sx?|css|prisma)$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
      const reason = lines.slice(0, HEAD_LINES).some((line) => /(\/\/|\*|\/\*).*\bLength: \S/.test(line));
      if (lines.length <= MAX_LINES || reason) return [];
      return [
        {
          file,
          message: `has ${lines.length} lines. Split it, or say at its top “Length: …” why it must be over ${MAX_LINES}.`,
        },
      ];
    });
}
