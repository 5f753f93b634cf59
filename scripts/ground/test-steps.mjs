import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tools } from './paths.mjs';
import { runNode } from './run.mjs';

const RESULTS = 'test-results';

/** @returns {import('./steps.mjs').Step} unit tests, and the API's on a real PostgreSQL */
export function vitestStep({ soak }) {
  return {
    name: soak ? 'unit and API tests, long runs included' : 'unit and API tests',
    work: () =>
      withReport(
        'vitest.json',
        countVitest,
        (file) => [tools.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        soak ? { SOAK: '1' } : {},
      ),
  };
}

/** @returns {import('./steps.mjs').Step} journeys in a real browser against the built server */
export function browserStep() {
  return {
    name: 'browser journeys',
    work: () => withReport('playwright.json', countPlaywright, () => [tools.playwright, 'test'], {}),
  };
}

/** A run that breaks off before it has written its report counts as one failure, never as nothing. */
async function withReport(name, count, words, env) {
  const file = join(root, RESULTS, name);
  mkdirSync(join(root, RESULTS), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runNode(words(file), { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const counted = readReport(file, count);
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that cannot even be loaded has no failed test in it, but is one failure. */
function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
