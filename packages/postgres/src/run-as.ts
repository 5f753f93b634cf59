import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A user the server can run as, because PostgreSQL refuses to run as root. */
export interface RunAs {
  name: 'self' | 'namespace' | 'nobody';
  /** Owner the data must have, or null when it belongs to whoever runs this process. */
  owner: { uid: number; gid: number } | null;
}

export interface Finished {
  code: number | null;
  output: string;
}

const UNPRIVILEGED = { uid: 65534, gid: 65534 };

export const asSelf: RunAs = { name: 'self', owner: null };
/** The same user, mapped to nobody in a user namespace of its own: neither place nor owner of the data changes. */
export const asNamespace: RunAs = { name: 'namespace', owner: null };

/** The machine's own unprivileged account; nothing has to be created for it. */
export function asNobody(): RunAs {
  return { name: 'nobody', owner: nobody() };
}

/** False for a user id without a name, as in some containers: initdb looks its user up. */
export function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Runs a program to its end and collects its output. A program that cannot be started has the code null. */
export function run(runAs: RunAs, program: string, args: string[]): Promise<Finished> {
  const { uid, gid } = nobody();
  const [file, words] =
    runAs.name === 'namespace'
      ? ['unshare', ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', program, ...args]]
      : [program, args];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, words, {
      // The working directory may be closed to the other user.
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', SYSTEMROOT: process.env.SYSTEMROOT },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(runAs.name === 'nobody' ? { uid, gid } : {}),
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

function nobody(): { uid: number; gid: number } {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : UNPRIVILEGED;
  } catch {
    return UNPRIVILEGED;
  }
}
