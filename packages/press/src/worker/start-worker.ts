import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a worker of this package by its file relative to `base`, for example `./inspect/inspect.worker.ts`. From
 * source it runs through tsx, which a worker does not inherit; after a build all files lie flat beside the bundle.
 * @param base the `import.meta.url` of a module directly in `src`
 */
export function startWorker(base: string, file: string, options: WorkerOptions): Worker {
  if (!base.endsWith('.ts')) {
    return new Worker(new URL(`./${basename(file).replace(/\.ts$/, '.js')}`, base), options);
  }
  const tsxPackage = pathToFileURL(createRequire(base).resolve('tsx/package.json'));
  const tsx = JSON.stringify(new URL('./dist/esm/api/index.mjs', tsxPackage).href);
  // The sheets are JSX; how to read it stands in the workspace's settings, wherever the process was started.
  const settings = JSON.stringify({ tsconfig: fileURLToPath(new URL('../../../tsconfig.base.json', base)) });
  const target = JSON.stringify(new URL(file, base).href);
  const source = `import(${tsx}).then(({ register }) => { register(${settings}); return import(${target}); })`;
  return new Worker(source, { ...options, eval: true, execArgv: [] });
}
