import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

/** Files that pass their whole environment to a child process, or run before the product is configured. */
const ALLOWED = [
  /^apps\/api\/src\/env\.ts$/,
  /^packages\/postgres\/src\/run-as\.ts$/,
  /^(apps\/api|packages\/press)\/src\/testing\//,
  /^apps\/web\/vite\.config\.ts$/,
  /^packages\/press\/src\/browser\//,
  /^packages\/press\/src\/worker\/start-worker\.ts$/,
  /^(apps\/api|packages\/press)\/src\/programs\//,
  /\.test\.tsx?$/,
];

/** The environment is read and checked once, in env.ts; other code gets values as parameters. */
export function checkEnvironmentReaders(root: string): Finding[] {
  return ['apps', 'packages']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !ALLOWED.some((pattern) => pattern.test(file)))
    .filter((file) => /\bprocess\.env\b/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({
      file,
      message: 'reads process.env; add the variable to apps/api/src/env.ts and pass it in.',
    }));
}
