import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:soak` adds the long runs, `*.soak.test.ts`. */
const exclude = ['**/node_modules/**', '**/dist/**', ...(process.env.SOAK ? [] : ['**/*.soak.test.ts'])];
const browserSetup = 'apps/web/src/testing/setup.ts';

const alone = 'apps/api/src/reliability/flood-of-sign-ins.test.ts';

/** `npm test` has built the product just before; processes of what is built start in a third of the time. */
const builtPress =
  process.env.TESTS_BUILT === '1'
    ? { '@rebblatt/press': join(import.meta.dirname, 'packages/press/dist/index.js') }
    : {};

/** How long is waited for what never comes; a second, as without this, is too short on a busy machine. */
const patience = { poll: { timeout: 15_000 } };

/** What is built is loaded as it is. */
const outside = { deps: { external: [/packages\/press\/dist\//] } };

/** One project a package; only the API's tests get a database. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One more than cores: every worker waits for its database and its processes for a fifth of its time.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      project('contracts', ['packages/contracts/src/**/*.test.ts']),
      project('printed-page', ['packages/printed-page/src/**/*.test.{ts,tsx}']),
      project('manual', ['packages/manual/src/**/*.test.ts']),
      project('postgres', ['packages/postgres/src/**/*.test.ts']),
      project('specimen', ['packages/specimen/src/**/*.test.ts']),
      project('wine-names', ['packages/wine-names/src/**/*.test.ts']),
      project('visitor-pages', ['packages/visitor-pages/src/**/*.test.ts']),
      project('press', ['packages/press/src/**/*.test.{ts,tsx}']),
      project('scripts', ['scripts/**/*.test.ts']),
      apiProject('api', { include: ['apps/api/src/**/*.test.ts', 'prisma/**/*.test.ts'], isolate: false }),
      // It fills the one line of passwords to be hashed that a process has.
      apiProject('api-alone', { include: [alone], isolate: true }),
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // A window for each file, with all texts read anew, takes ten times as long as the tests themselves.
          isolate: false,
          setupFiles: existsSync(browserSetup) ? [browserSetup] : [],
          expect: patience,
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
      server: outside,
      name,
      include,
      exclude,
      environment: 'node' as const,
      isolate: false,
      expect: patience,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

/** Tests on a database. Files have servers and databases of their own; loading the code for each would take a minute. */
function apiProject(name: string, { include, isolate }: { include: string[]; isolate: boolean }) {
  return {
    resolve: { alias: builtPress },
    test: {
      server: outside,
      name,
      include,
      exclude: isolate ? exclude : [...exclude, alone],
      // A flood of sign-ins takes the product's own time for each.
      setupFiles: isolate ? [] : ['apps/api/src/testing/quick-passwords.ts'],
      globalSetup: ['apps/api/src/testing/database.setup.ts'],
      environment: 'node' as const,
      isolate,
      expect: patience,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}
