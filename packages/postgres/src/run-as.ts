import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

/** A user as whom the server can run, because PostgreSQL refuses to run as root. */
export interface RunAs {
  name: 'self' | 'namespace' | 'nobody';
  /** The required owner of the data, or null when it is the user who runs this process. */
  owner: { uid: number; gid: number } | null;
}

export interface Finished {
  code: number | null;
  output: string;
}

const UNPRIVILEGED = { uid: 65534, gid: 65534 };

export const asSelf: RunAs = { name: 'self', owner: null };
/**
 * The same user, mapped to `nobody` in a separate user namespace: place and owner of the data do not change.
 */
export const asNamespace: RunAs = { name: 'namespace', owner: null };

/** The machine's own unprivileged account; it always exists. */
export function asNobody(): RunAs {
  return { name: 'nobody', owner: nobody() };
}

/** False for a user id without a name, as in some containers: initdb needs the name. */
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

/** Runs a program and collects its output. The code is null when the program cannot be started. */
export function run(runAs: RunAs, program: string, args: string[]): Promise<Finished> {
  const { uid, gid } = nobody();
  const [file, words] =
    runAs.name === 'namespace'
      ? ['unshare', ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', program, ...args]]
      : [program, args];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, words, {
      // The working directory may be inaccessible to the other user.
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
