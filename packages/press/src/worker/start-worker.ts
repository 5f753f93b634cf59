import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority, tmpdir } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOW_PRIORITY } from '../browser/lower-priority.ts';

export interface WorkerLimits {
  lowPriority: boolean;
  /** What JavaScript itself may fill. */
  maxHeapMb: number;
  /**
   * What the whole process may fill: heap, files, decoded images, the renderer. The system enforces it on Linux, for
   * all that the process starts, too. Without, the heap's limit is the only one.
   */
  maxMemoryMb?: number;
}

/** The shell sets the limit and becomes the program: Node has no way to limit a process it starts. */
const LIMITED = (kilobytes: number) => `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`;

/**
 * Starts a worker of this package by its file relative to `base`, for example `./inspect/inspect.worker.ts`, as a
 * process: its memory ends with it, and a hostile file breaks nothing but it. From source it runs through tsx; after a
 * build all files lie flat beside the bundle. It gets a bare environment, nothing of the server's secrets.
 * @param base the `import.meta.url` of a module directly in `src`
 * @param words the program's own arguments
 */
export function startWorker(
  base: string,
  file: string,
  limits: WorkerLimits,
  words: readonly string[] = [],
): ChildProcess {
  const worker = forkWorker(base, file, limits, words);
  // Before it loads anything, which is half a second of work, and before it has threads, which take over its priority.
  if (limits.lowPriority && worker.pid !== undefined) giveWay(worker.pid);
  return worker;
}

/** Never fails: priority is a courtesy. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It may have ended already, or the system does not allow it.
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
    // Freed memory goes back to the system instead of into an arena for each thread.
    MALLOC_ARENA_MAX: '2',
    ...(TZ && { TZ }),
    ...(TSX_DISABLE_CACHE && { TSX_DISABLE_CACHE }),
    // The printed pages are JSX; how to read it stands in the workspace's settings, wherever the process was started.
    ...(base && { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.base.json', base)) }),
  };
}
