import { join } from 'node:path';

/** The checkout's folder; every script works from here, wherever it was called. */
export const root = join(import.meta.dirname, '../..');

/** Entry files of the tools, run with this very node so that no shell and no global program is needed. */
export const tools = {
  pnpm: join(root, 'scripts/pnpm/node_modules/pnpm/bin/pnpm.cjs'),
  prisma: join(root, 'node_modules/prisma/build/index.js'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
};
