import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, tools } from './paths.mjs';
import { Failure, runNode } from './run.mjs';

/** Folders with a tsconfig.json of their own. */
const packages = [
  'packages/contracts',
  'packages/sheet',
  'packages/press',
  'apps/api',
  'apps/web',
  'e2e',
  'scripts',
];

/**
 * Lint, types and structure: everything that needs neither a database nor a browser.
 *
 * @param {string[]} [parts] last names of packages (`api`, `web`, `press`, …): only their types, with lint and structure;
 *   without any, everything
 * @returns {import('./steps.mjs').Step[]}
 * @throws {Failure} when a part is no package
 */
export function checkSteps(parts = []) {
  const chosen = packages.filter((folder) => parts.length === 0 || parts.includes(basename(folder)));
  const unknown = parts.find((part) => !packages.some((folder) => basename(folder) === part));
  if (unknown)
    throw new Failure(`There is no part "${unknown}": ${packages.map((p) => basename(p)).join(', ')}.`);
  const quick = [
    tool('lint and format', [tools.biome, 'ci', '--max-diagnostics=40', '--colors=off']),
    ...chosen
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => types(folder)),
  ];
  if (parts.length > 0) return [...quick, tool('structure', ['--import', 'tsx', 'scripts/checks/main.ts'])];
  return [
    ...quick,
    tool('structure', ['--import', 'tsx', 'scripts/checks/main.ts']),
    tool('unused exports and dependencies', [tools.knip, '--no-progress', '--no-config-hints']),
  ];
}

/** What the last check learned of a package is kept, so that the next one looks at what changed. */
function types(folder) {
  const known = `node_modules/.cache/types/${basename(folder)}.tsbuildinfo`;
  return tool(`types of ${folder}`, [
    tools.tsc,
    '--noEmit',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ]);
}

function tool(name, words) {
  return {
    name,
    work: async () => {
      const { code, output } = await runNode(words, { quiet: true, env: { NO_COLOR: '1' } });
      return { passed: 0, failed: code === 0 ? 0 : 1, report: output };
    },
  };
}
