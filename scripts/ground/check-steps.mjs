import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, tools } from './paths.mjs';
import { runNode } from './run.mjs';

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
 * @returns {import('./steps.mjs').Step[]}
 */
export function checkSteps() {
  return [
    tool('lint and format', [tools.biome, 'ci', '--max-diagnostics=40', '--colors=off']),
    ...packages
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => tool(`types of ${folder}`, [tools.tsc, '--noEmit', '-p', folder])),
    tool('structure', ['--import', 'tsx', 'scripts/checks/main.ts']),
    tool('unused exports and dependencies', [tools.knip, '--no-progress', '--no-config-hints']),
  ];
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
