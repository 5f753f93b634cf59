import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** Every file below a folder of the checkout, sorted, without what is installed or built. */
export function filesBelow(folder) {
  const found = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', 'dist-dev', 'generated', '.git'].includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...filesBelow(path));
    else found.push(path);
  }
  return found.sort();
}

/**
 * Does work only when its inputs changed since it last succeeded.
 *
 * @param {string} stampFile remembers the inputs, relative to the checkout
 * @param {{ files: string[], facts?: string[], results?: string[] }} inputs contents and plain facts that matter,
 *   and what must exist for the work to count as done
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it worked
 */
export async function whenChanged(stampFile, inputs, work) {
  const digest = fingerprint(inputs);
  const path = join(root, stampFile);
  const done = existsSync(path) && readFileSync(path, 'utf8') === digest;
  if (done && (inputs.results ?? []).every((result) => existsSync(join(root, result)))) return false;
  await work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, digest);
  return true;
}

function fingerprint({ files, facts = [] }) {
  const hash = createHash('sha256');
  for (const fact of [process.version, process.platform, process.arch, ...facts]) hash.update(`${fact}\0`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
