import { readdir, readFile } from 'node:fs/promises';

const LOOK_EVERY_MS = 150;
const KB_PER_MB = 1024;

/**
 * Memory of a process and everything it started, in MB: resident memory, with shared memory counted in proportion
 * (PSS). Linux only.
 */
export async function memoryOfTree(pid: number): Promise<number> {
  const sizes = await Promise.all((await processTree(pid)).map(memoryOf));
  return sizes.reduce((sum, size) => sum + size, 0) / KB_PER_MB;
}

/** A process and everything it started, directly or not. Linux only. */
export async function processTree(pid: number): Promise<number[]> {
  const parents = await parentsOfAll();
  const tree = new Set([pid]);
  // A child usually, but not always, has a higher id than its parent: repeat until nothing is added.
  for (let before = 0; before !== tree.size; ) {
    before = tree.size;
    for (const [child, parent] of parents) if (tree.has(parent)) tree.add(child);
  }
  return [...tree];
}

/** Resident memory of one process in MB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / KB_PER_MB;
}

/** The highest memory measured, in MB: of the process alone, and with everything it started. */
export interface Peak {
  own: number;
  tree: number;
}

/** Watches a process and its tree; the returned function stops and returns the peak. */
export function watchMemory(pid: number): () => Promise<Peak> {
  const peak: Peak = { own: 0, tree: 0 };
  let watching = true;
  const watch = async () => {
    while (watching) {
      peak.own = Math.max(peak.own, await residentMemory(pid));
      peak.tree = Math.max(peak.tree, await memoryOfTree(pid));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const watched = watch();
  return async () => {
    watching = false;
    await watched;
    return peak;
  };
}

async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const shared = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]);
  if (shared > 0) return shared;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

async function parentsOfAll(): Promise<[child: number, parent: number][]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  return Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The program's name is in brackets and may contain anything; the parent is the second field after it.
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)];
    }),
  );
}
