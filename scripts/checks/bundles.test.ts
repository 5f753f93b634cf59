import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleOf } from '../../apps/api/bundles.mjs';

test('a process of the press starts without the schemas of the contracts', async () => {
  for (const folder of ['packages/press', 'packages/printed-page']) {
    const { metafile } = await build({ ...(await bundleOf(folder, 'dist')), write: false, metafile: true });
    const loaded = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    expect(loaded.filter((path) => /zod|contracts/.test(path))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(3);
  }
});
