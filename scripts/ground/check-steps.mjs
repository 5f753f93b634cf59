import { basename } from 'node:path';
import { forChanged, unlessPassed } from './passed-before.mjs';
import { tools } from './paths.mjs';
import { Failure, runNode } from './run.mjs';

const everything = ['apps', 'packages', 'prisma', 'e2e', 'scripts'];

/** Folders with a tsconfig.json of their own, and the folders whose types they read. */
const packages = {
  'packages/contracts': [],
  'packages/spreadsheet': [],
  'packages/wine-names': [],
  'packages/visitor-pages': ['packages/contracts'],
  'packages/printed-page': ['packages/contracts'],
  'packages/manual': ['packages/contracts'],
  'packages/postgres': [],
  'packages/specimen': [],
  'packages/press': ['packages/contracts', 'packages/printed-page', 'packages/specimen'],
  'apps/api': ['packages', 'prisma'],
  'apps/web': ['packages/contracts', 'packages/printed-page', 'packages/manual', 'packages/spreadsheet'],
  e2e: everything,
  scripts: everything,
};

/** More words than this are no command line on every system; everything is looked at then. */
const MAX_FILES = 200;

/**
 * Lint, types and structure: everything that needs neither a database nor a browser. What passed before is left out
 * until something it reads has changed.
 *
 * @param {string[]} [parts] last names of packages (`api`, `web`, `press`, …): only their types, with lint and structure;
 *   without any, everything
 * @returns {import('./steps.mjs').Step[]} those that take longest first
 * @throws {Failure} when a part is no package
 */
export function checkSteps(parts = []) {
  const all = Object.keys(packages);
  const unknown = parts.find((part) => !all.some((folder) => basename(folder) === part));
  if (unknown) throw new Failure(`There is no part "${unknown}": ${all.map((p) => basename(p)).join(', ')}.`);
  const chosen = all.filter((folder) => parts.length === 0 || parts.includes(basename(folder)));
  return [
    ...(parts.length === 0 ? [unused()] : []),
    ...chosen.reverse().map((folder) => types(folder)),
    tool('structure', ['--import', 'tsx', 'scripts/checks/main.ts'], [...everything, 'docs']),
    lint(),
  ];
}

/**
 * What the last check learned of a package is kept, so that the next one looks at what changed. Packages are checked
 * beside each other, each by one checker: several would each work out most of its types for themselves.
 */
function types(folder) {
  const known = `node_modules/.cache/types/${basename(folder)}.tsbuildinfo`;
  const words = ['--noEmit', '-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
  return tool(`types of ${folder}`, [tools.tsc, ...words], [folder, ...packages[folder]]);
}

function unused() {
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/knip'];
  const words = [tools.knip, '--no-progress', '--no-config-hints', ...cache];
  return tool('unused exports and dependencies', words, everything);
}

function lint() {
  const words = [tools.biome, 'ci', '--max-diagnostics=40', '--colors=off', '--no-errors-on-unmatched'];
  // A package's own package.json names the libraries whose rules hold in it.
  const rules = ['biome.json', '.gitignore', ...Object.keys(packages).map((p) => `${p}/package.json`)];
  return forChanged('lint and format', { folders: [...everything, 'docs'], rules, words }, (files) =>
    run(files.length > MAX_FILES ? words : [...words, ...files]),
  );
}

const tool = (name, words, folders) => unlessPassed({ name, work: () => run(words) }, { folders, words });

async function run(words) {
  const { code, output } = await runNode(words, { quiet: true, env: { NO_COLOR: '1' } });
  return { passed: 0, failed: code === 0 ? 0 : 1, report: output };
}
