import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as Bindings from '@prisma/schema-engine-wasm';
import type { engineConnection } from './engine-connection.ts';

let loaded: Promise<typeof Bindings> | null = null;

/**
 * Prisma's schema engine as WebAssembly, connected to one database. The engine of `prisma migrate` has to be
 * downloaded; this one is included in the packages.
 *
 * @param connection the database of `schemaDatasource`
 * @param datamodels name and text of each schema file
 */
export async function startEngine(
  connection: ReturnType<typeof engineConnection>,
  datamodels: [string, string][],
): Promise<Bindings.SchemaEngine> {
  loaded ??= load();
  const { SchemaEngine } = await loaded;
  return SchemaEngine.new({ datamodels }, () => undefined, connection);
}

/** One instance per process: a second one would overwrite the memory of the first. */
async function load(): Promise<typeof Bindings> {
  const bindings = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const engine = await import(pathToFileURL(bindings).href);
  // The package's entry point imports the .wasm file, which Node supports without a flag only from 24 on.
  const module = await WebAssembly.compile(await readFile(bindings.replace(/\.js$/, '.wasm')));
  const instance = await WebAssembly.instantiate(module, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(`The schema engine failed: ${message}`);
      },
    },
  });
  return engine;
}
