import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { WorkerOptions } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';

/**
 * Starts `<name>.worker` from the folder of the calling module: the TypeScript source while developing and testing
 * (through tsx, which a worker does not inherit), the bundled file after a build.
 * @param base the caller's `import.meta.url`
 */
export function startWorker(base: string, name: string, options: WorkerOptions = {}): Worker {
  if (!base.endsWith('.ts')) return new Worker(new URL(`./${name}.worker.js`, base), options);
  const file = new URL(`./${name}.worker.ts`, base).href;
  const tsx = new URL(
    './dist/esm/api/index.mjs',
    pathToFileURL(createRequire(base).resolve('tsx/package.json')),
  ).href;
  const source = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
  return new Worker(source, { ...options, eval: true });
}
