import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** `npm run test:soak` adds the long runs, `*.soak.test.ts`. */
const exclude = ['**/node_modules/**', '**/dist/**', ...(process.env.SOAK ? [] : ['**/*.soak.test.ts'])];
const browserSetup = 'apps/web/src/testing/setup.ts';

/** One project a package; only the API's tests get a database. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project('contracts', ['packages/contracts/src/**/*.test.ts']),
      project('sheet', ['packages/sheet/src/**/*.test.{ts,tsx}']),
      project('press', ['packages/press/src/**/*.test.{ts,tsx}']),
      project('scripts', ['scripts/**/*.test.ts']),
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'prisma/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/database.setup.ts'],
          exclude,
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: existsSync(browserSetup) ? [browserSetup] : [],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

/** A package without state of its own: its files share a process, or most of the time would go into loading it anew. */
function project(name: string, include: string[]) {
  return {
    test: {
      name,
      include,
      exclude,
      environment: 'node' as const,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}
