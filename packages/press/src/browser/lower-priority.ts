import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Between "normal" (0) and "idle" (19): books get the processor time that everything else leaves. */
export const LOW_PRIORITY = 10;
/** Of what somebody waits for: checks and pictures get the processor time that calls leave. */
export const WAITED_FOR_PRIORITY = 5;

/**
 * Lowers the priority of a process, its threads and all its descendants. Renderers are forked from existing threads, so
 * this is called again whenever there may be a new one. Never fails: the priority is not essential.
 */
export function lowerPriority(pid: number, priority: number): void {
  if (process.platform !== 'linux') {
    attempt(pid, priority);
    return;
  }
  for (const member of family(pid)) {
    for (const thread of list(`/proc/${member}/task`)) attempt(Number(thread), priority);
    lowerSession(member, priority);
  }
}

/**
 * Most desktops and many servers divide the processor time among sessions and apply priorities only within a session
 * (sched(7), "The autogroup feature"). A browser has a session of its own, which would get as much as the server.
 */
function lowerSession(pid: number, priority: number): void {
  const ofProcess = sessionOf(pid);
  if (!ofProcess?.endsWith(' nice 0') || ofProcess === sessionOf('self')) return;
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // As above; the system also refuses more than ten such changes a second.
  }
}

/** For example "/autogroup-77 nice 0"; null where the system does not schedule by session. */
function sessionOf(pid: number | 'self'): string | null {
  try {
    return readFileSync(`/proc/${pid}/autogroup`, 'latin1').trim();
  } catch {
    return null;
  }
}

function attempt(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The process may have ended in between, or the system may not allow it.
  }
}

function family(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of list('/proc')) {
    const pid = Number(entry);
    if (Number.isInteger(pid)) parents.set(pid, parentOf(pid));
  }
  const members = new Set([root]);
  for (let before = 0; before !== members.size; ) {
    before = members.size;
    for (const [pid, parent] of parents) if (members.has(parent)) members.add(pid);
  }
  return [...members];
}

function parentOf(pid: number): number {
  try {
    // The name of the program is in brackets and may contain anything; the parent is the second field after it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
