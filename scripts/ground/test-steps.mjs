import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tools } from './paths.mjs';
import { readPlaywright, readVitest } from './reports.mjs';
import { runNode } from './run.mjs';

const RESULTS = 'test-results';
/** How much of a run that broke off is told again. */
const LAST_LINES = 60;

/**
 * @param {{ soak: boolean, only: string[] }} which `only` are folders; without any, everything
 * @returns {import('./steps.mjs').Step} unit tests, and the API's on a real PostgreSQL
 */
export function vitestStep({ soak, only }) {
  return {
    name: soak ? 'unit and API tests, long runs included' : 'unit and API tests',
    work: () =>
      withReport(
        'vitest.json',
        readVitest,
        (file) => [
          ...[tools.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
          ...only,
        ],
        // What was built before is what starts in processes of its own.
        { TESTS_BUILT: '1', ...(soak && { SOAK: '1' }) },
      ),
  };
}

/**
 * @param {{ only: string[] }} which files; without any, everything
 * @returns {import('./steps.mjs').Step} journeys in a real browser against the built server
 */
export function browserStep({ only }) {
  return {
    name: 'browser journeys',
    work: () => withReport('playwright.json', readPlaywright, () => [tools.playwright, 'test', ...only], {}),
  };
}

/** A run that breaks off before it has written its report counts as one failure, never as nothing. */
async function withReport(name, read, words, env) {
  const file = join(root, RESULTS, name);
  mkdirSync(join(root, RESULTS), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runNode(words(file), {
    env: { NO_COLOR: '1', ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    kept: true,
  });
  const counted = read(file);
  if (code !== 0 && counted.failed === 0) {
    counted.failed = 1;
    // No test failed: an error outside of them, or no report at all.
    counted.report = output.trim().split('\n').slice(-LAST_LINES).join('\n');
  }
  return counted;
}
