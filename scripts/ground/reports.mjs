import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** How many files are named as the slowest, and how much of a failure is told. */
const SLOWEST = 10;
const LINES_OF_A_FAULT = 12;

/**
 * Reads the JSON report of vitest.
 *
 * @param {string} file a report that is not there, or broke off, is one failure
 * @returns {import('./steps.mjs').Outcome} a file that cannot even be loaded has no failed test in it, but is one failure
 */
export const readVitest = (file) => readReport(file, countVitest);

/**
 * Reads the JSON report of Playwright.
 *
 * @param {string} file a report that is not there, or broke off, is one failure
 * @returns {import('./steps.mjs').Outcome}
 */
export const readPlaywright = (file) => readReport(file, countPlaywright);

function readReport(file, count) {
  try {
    const { passed, tests, seconds } = count(JSON.parse(readFileSync(file, 'utf8')));
    return {
      passed,
      failed: tests.length,
      report: tests.map(({ name, why }) => `${name}\n${indented(why)}`).join('\n'),
      slowest: slowest(seconds),
    };
  } catch {
    return { passed: 0, failed: 1, report: 'There is no report of the run.' };
  }
}

const indented = (why) =>
  stripVTControlCharacters(why).split('\n').slice(0, LINES_OF_A_FAULT).join('\n').replaceAll(/^/gm, '  ');

const slowest = (seconds) =>
  [...seconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, time]) => `${time.toFixed(1).padStart(6)} s  ${relative(root, file)}`)
    .join('\n');

function countVitest({ numPassedTests, testResults }) {
  const failedIn = ({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: relative(root, name), why: message }];
    return failed.map((test) => ({
      name: `${relative(root, name)} › ${test.fullName}`,
      why: test.failureMessages.join('\n'),
    }));
  };
  return {
    passed: numPassedTests,
    tests: testResults.flatMap(failedIn),
    seconds: testResults.map((file) => [file.name, (file.endTime - file.startTime) / 1000]),
  };
}

function countPlaywright({ stats, errors, suites }) {
  const seconds = new Map();
  const tests = errors.map(({ message }) => ({ name: 'outside of the journeys', why: message }));
  for (const { file, title, status, results } of suites.flatMap((suite) => journeysOf(suite))) {
    const time = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + time);
    if (status === 'expected' || status === 'skipped') continue;
    const errorsOfAll = results.flatMap((result) => result.errors.map(({ message }) => message));
    tests.push({ name: `${file} › ${title}`, why: errorsOfAll.join('\n') });
  }
  return { passed: stats.expected, tests, seconds };
}

/** @returns the journeys of a suite and those in it, each with the file it stands in */
function journeysOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({ file: `e2e/${file}`, title, status, results })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite))];
}
