import { defineConfig } from '@playwright/test';
import { type Engine, foundEngines } from './e2e/browsers/engines.ts';
import common from './playwright.config.ts';

const { engines, notes } = foundEngines();
// The workers load this file too.
if (!process.env.TEST_WORKER_INDEX) for (const line of notes) console.log(line);
if (engines.length === 0)
  throw new Error(
    'Neither Firefox nor WebKit can run on this machine, so nothing was tried. docs/tests.md says how they come.',
  );

/** The journeys of `e2e/browsers`, in the browsers that are found; `npm run test:browsers`. */
export default defineConfig<object, { engine: Engine }>({
  ...common,
  outputDir: 'test-results/browsers',
  reporter: 'list',
  expect: { ...common.expect, toPass: { timeout: 45_000 } },
  // A Mac drives one Safari at a time.
  workers: 1,
  projects: [
    { name: 'stage', testMatch: 'set-the-stage.ts' },
    ...engines.map((engine) => ({
      name: engine,
      testMatch: 'browsers/*.journey.ts',
      dependencies: ['stage'],
      use: { engine },
    })),
  ],
});
