import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, tools } from './paths.mjs';
import { Failure, mustRunNode } from './run.mjs';
import { whenChanged } from './stamp.mjs';

/** Stops when this Node is older than package.json asks for. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Failure(
    `Rebblatt needs Node ${engines.node}; this is ${process.version}. See https://nodejs.org`,
  );
}

/** Brings the pinned pnpm and, when a manifest changed, the packages. */
export async function install() {
  await bringPackageManager();
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...workspaceManifests()];
  const results = ['node_modules/.pnpm', 'apps/api/node_modules', 'apps/web/node_modules'];
  await whenChanged('node_modules/.rebblatt-installed', { files: manifests, results }, async () => {
    console.log('Installing packages …');
    // A terminal may be missing: never ask.
    const words = [tools.pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
    await mustRunNode('Installing the packages', words, { env: { CI: '1' } });
  });
}

async function bringPackageManager() {
  const files = ['scripts/pnpm/package.json', 'scripts/pnpm/package-lock.json'];
  const stamp = 'scripts/pnpm/node_modules/.rebblatt-installed';
  await whenChanged(stamp, { files, results: ['scripts/pnpm/node_modules/pnpm/bin/pnpm.cjs'] }, async () => {
    console.log('Bringing the package manager …');
    const words = [npmProgram(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await mustRunNode('Bringing pnpm', words, { cwd: join(root, 'scripts/pnpm') });
  });
}

/** The npm that called us, else the one that lies beside this node. */
function npmProgram() {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '')
      .split(':')
      .map((folder) => join(folder, '../lib/node_modules/npm/bin/npm-cli.js')),
  ];
  const found = candidates.find((path) => basename(path) === 'npm-cli.js' && existsSync(path));
  if (!found) throw new Failure('npm was not found. Run this through npm: `npm start`.');
  return found;
}

function workspaceManifests() {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}/package.json`)
      .filter((path) => existsSync(join(root, path))),
  );
}
