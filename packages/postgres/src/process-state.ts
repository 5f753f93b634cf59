import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readStat(pid)?.state !== 'Z';
}

/** When a process started, in the system's ticks, to distinguish it from a later one with the same id. */
export function startedAt(pid: number): string | null {
  return readStat(pid)?.started ?? null;
}

/** The command line of a process, words separated by spaces, or null when it cannot be read. */
export function commandLine(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function readStat(pid: number): { state: string; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so the count starts after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return null;
  }
}
