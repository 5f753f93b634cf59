import { readFileSync } from 'node:fs';

/** A file of a process below `/proc`; empty when the process is gone, which it may be at any moment. */
export function processFile(pid: string, name: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
