import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Which contents a file of the checkout has now; it is read again only after it was written. */
function contentsOf(file) {
  const path = join(root, file);
  const written = statSync(path, { throwIfNoEntry: false });
  if (!written?.isFile()) return '';
  const as = `${written.mtimeMs} ${written.size}`;
  const before = known.get(file);
  if (before?.as === as) return before.contents;
  const contents = createHash('sha256').update(readFileSync(path)).digest('base64url');
  known.set(file, { as, contents });
  return contents;
}

/** The files of the checkout's own folder, without those below. */
const rootFiles = () =>
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

/** What a check remembers of each file; nothing when a killed one wrote half of it. */
function readFiles(name) {
  try {
    return JSON.parse(read(name));
  } catch {
    return {};
  }
}

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
      const now = () =>
        fingerprintOf([...folders.flatMap((folder) => filesBelow(folder)), ...rootFiles()], words);
      const before = now();
      if (read(memory) === before) return { passed: 0, failed: 0, unchanged: true };
      const outcome = await step.work();
      // Nobody knows which contents have passed when a file was saved meanwhile.
      if (outcome.failed === 0 && now() === before) write(memory, before);
      return outcome;
    },
  };
}

/**
 * Gives a check that looks at each file by itself those which have changed since it passed.
 *
 * @param {string} name of the check
 * @param {{ folders: string[], rules: string[], words: string[] }} reads `rules` are the files that say how each file is
 *   looked at: after a change of one all are
 * @param {(files: string[]) => Promise<import('./steps.mjs').Outcome>} work gets at least one file
 * @returns {import('./steps.mjs').Step}
 */
export function forChanged(name, { folders, rules, words }, work) {
  const memory = `${name.replaceAll(/[^a-z]+/g, '-')}-files`;
  return {
    name,
    async work() {
      const by = fingerprintOf(rules, words);
      const files = [...folders.flatMap((folder) => filesBelow(folder)), ...rootFiles()];
      const now = Object.fromEntries(files.map((file) => [file, contentsOf(file)]));
      const before = readFiles(memory);
      const passed = before.by === by ? before.files : {};
      const changed = files.filter((file) => passed[file] !== now[file]);
      if (changed.length === 0) return { passed: 0, failed: 0, unchanged: true };
      const outcome = await work(changed);
      if (outcome.failed === 0) {
        const all = Object.entries(now).filter(([file, contents]) => contents === contentsOf(file));
        write(memory, JSON.stringify({ by, files: Object.fromEntries(all) }));
      }
      return outcome;
    },
  };
}
