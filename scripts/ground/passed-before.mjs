import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { filesBelow } from './stamp.mjs';

// What a check passed with is remembered by the contents of all it reads. With the same contents it would pass again.

const MEMORY = 'node_modules/.cache/checks';
/** Every check depends on these: the tools' versions and the version of node. */
const EVERYWHERE = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
];

const known = new Map();

/** Which contents a file of the checkout has; each file is read once in a run. */
function contentsOf(file) {
  if (!known.has(file)) {
    const path = join(root, file);
    known.set(
      file,
      existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('base64url') : '',
    );
  }
  return known.get(file);
}

/** The files of the checkout's own folder, without those below. */
export const rootFiles = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

const fingerprintOf = (files, facts) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        process.version,
        facts,
        [...EVERYWHERE, ...files].map((file) => [file, contentsOf(file)]),
      ]),
    )
    .digest('base64url');

const read = (name) => {
  const path = join(root, MEMORY, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

function write(name, text) {
  const path = join(root, MEMORY, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Leaves a check out that has passed with exactly these files.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {{ folders: string[], words: string[] }} reads folders and files of the checkout, and the check's own command
 * @returns {import('./steps.mjs').Step}
 */
export function unlessPassed(step, { folders, words }) {
  const memory = step.name.replaceAll(/[^a-z]+/g, '-');
  return {
    name: step.name,
    async work() {
      const files = folders.flatMap((folder) => filesBelow(folder));
      const now = fingerprintOf([...files, ...rootFiles()], words);
      if (read(memory) === now) return { passed: 0, failed: 0, unchanged: true };
      const outcome = await step.work();
      if (outcome.failed === 0) write(memory, now);
      return outcome;
    },
  };
}

/**
 * Gives a check that looks at each file by itself those which have changed since it passed.
 *
 * @param {string} name of the check
 * @param {{ folders: string[], words: string[] }} reads
 * @param {(files: string[]) => Promise<import('./steps.mjs').Outcome>} work gets at least one file
 * @returns {import('./steps.mjs').Step}
 */
export function forChanged(name, { folders, words }, work) {
  const memory = `${name.replaceAll(/[^a-z]+/g, '-')}-files`;
  return {
    name,
    async work() {
      const rules = fingerprintOf([], words);
      const files = [...folders.flatMap((folder) => filesBelow(folder)), ...rootFiles()];
      const before = JSON.parse(read(memory) || '{}');
      const passed = before.rules === rules ? before.files : {};
      const changed = files.filter((file) => passed[file] !== contentsOf(file));
      if (changed.length === 0) return { passed: 0, failed: 0, unchanged: true };
      const outcome = await work(changed);
      if (outcome.failed === 0) {
        const all = Object.fromEntries(files.map((file) => [file, contentsOf(file)]));
        write(memory, JSON.stringify({ rules, files: all }));
      }
      return outcome;
    },
  };
}
