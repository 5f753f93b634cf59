import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority, tmpdir } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOW_PRIORITY, WAITED_FOR_PRIORITY } from '../browser/lower-priority.ts';

export interface WorkerLimits {
  /** Below what somebody waits for; every worker is below the server itself. */
  lowPriority: boolean;
  /** Limit of the JavaScript heap. */
  maxHeapMb: number;
  /**
   * Limit of the whole process: heap, files, decoded images, the renderer. On Linux the system enforces it, also for
   * everything that the process starts. If it is not set, only the heap is limited.
   */
  maxMemoryMb?: number;
}

/** The shell sets the limit and then becomes the program: Node cannot limit a process that it starts. */
const LIMITED = (kilobytes: number) => `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`;

/**
 * Starts a worker by its file relative to `base`, for example `./inspect/inspect.worker.ts`, as a process: its memory is
 * released when it ends, and a hostile file can crash nothing else. From source it runs through tsx; after a build all
 * files are in the folder of the bundle. It gets a minimal environment, no secrets of the server.
 * @param base the caller's `import.meta.url`; in this package that of a module directly in `src`
 * @param words the program's own arguments
 */
export function startWorker(
  base: string,
  file: string,
  limits: WorkerLimits,
  words: readonly string[] = [],
): ChildProcess {
  const worker = forkWorker(base, file, limits, words);
  // Before it loads its modules, which takes half a second, and before it has threads, which inherit its priority.
  if (worker.pid !== undefined) giveWay(worker.pid, limits.lowPriority ? LOW_PRIORITY : WAITED_FOR_PRIORITY);
  return worker;
}

/** Never fails: the priority is not essential. */
function giveWay(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // It may already have ended, or the system may not allow it.
  }
}

function forkWorker(
  base: string,
  file: string,
  limits: WorkerLimits,
  words: readonly string[],
): ChildProcess {
  const fromSource = base.endsWith('.ts');
  const loader = fromSource ? ['--import', tsxOf(base)] : [];
  const flags = [...loader, `--max-old-space-size=${limits.maxHeapMb}`];
  const options: ForkOptions = {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment(fromSource ? base : undefined),
    execArgv: flags,
  };
  const name = fromSource ? file : `./${basename(file).replace(/\.ts$/, '.js')}`;
  const path = fileURLToPath(new URL(name, base));
  if (process.platform !== 'linux' || limits.maxMemoryMb === undefined) return fork(path, words, options);
  const script = LIMITED(limits.maxMemoryMb * 1024);
  return fork(path, words, {
    ...options,
    execPath: '/bin/sh',
    execArgv: ['-c', script, process.execPath, ...flags],
  });
}

const tsxOf = (base: string) =>
  new URL('./dist/loader.mjs', pathToFileURL(createRequire(base).resolve('tsx/package.json'))).href;

function environment(base: string | undefined): NodeJS.ProcessEnv {
  const { PATH, TZ, SystemRoot, TSX_DISABLE_CACHE } = process.env;
  return {
    PATH,
    SystemRoot,
    TMPDIR: tmpdir(),
    LANG: 'C.UTF-8',
    // Freed memory is returned to the system instead of being kept in an arena for each thread.
    MALLOC_ARENA_MAX: '2',
    ...(TZ && { TZ }),
    ...(TSX_DISABLE_CACHE && { TSX_DISABLE_CACHE }),
    // The printed pages are JSX; how to compile it is in the workspace's tsconfig, wherever the process was started.
    ...(base && { TSX_TSCONFIG_PATH: settingsAbove(base) }),
  };
}

/** The tsconfig of the workspace that a source file belongs to. */
function settingsAbove(base: string): string {
  let folder = new URL('.', base);
  const file = () => fileURLToPath(new URL('tsconfig.base.json', folder));
  while (!existsSync(file()) && folder.pathname !== '/') folder = new URL('..', folder);
  return file();
}
