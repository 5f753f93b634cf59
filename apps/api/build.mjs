import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundleOf, packages } from './bundles.mjs';

/** Builds what `npm start` runs. */
for (const folder of packages) {
  const options = await bundleOf(folder, 'dist');
  await rm(options.outdir, { recursive: true, force: true });
  await build(options);
}
