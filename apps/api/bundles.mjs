import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every workspace package that the server runs. */
export const packages = [
  ...[
    'packages/contracts',
    'packages/spreadsheet',
    'packages/wine-names',
    'packages/visitor-pages',
    'packages/printed-page',
    'packages/press',
    'packages/manual',
    'packages/specimen',
    'packages/postgres',
  ],
  'apps/api',
];

/** Programs that an operator runs besides the server, also where only the built files are. */
const programs = {
  'apps/api': ['admin-create', 'backup', 'publish-static', 'restore'],
  'packages/press': ['preflight'],
};

/** Parts of a package that another one imports by themselves, as its manifest exports them. */
const parts = {
  'packages/press': ['worker/serve.ts'],
};

/**
 * Packages that take along what they use of another one. Of the contracts the processes of the press need names and
 * figures alone; loading all of them, with the library that checks input, takes longer than most files do.
 */
const parted = { 'packages/press': ['contracts'], 'packages/printed-page': ['contracts'] };

/**
 * Each package becomes a separate bundle next to its node_modules, because the dependencies of a package are visible
 * only from its own folder. The bundles import each other by relative paths, so that they do not depend on the location
 * of the checkout.
 */
const siblings = (folder, out) => ({
  name: 'siblings',
  setup(bundle) {
    bundle.onResolve({ filter: /^@rebblatt\// }, ({ path }) => {
      const [, name, entry = 'index'] = path.split('/');
      if (parted[folder]?.includes(name)) return undefined;
      const file = join(root, 'packages', name, out, `${entry}.js`);
      return { path: `./${relative(bundle.initialOptions.outdir, file)}`, external: true };
    });
  },
});

/** Packages of hundreds of files that every process of the press would open one by one: they are part of the bundle. */
const inside = ['pdf-lib'];

/** What is installed is loaded from node_modules, except for those packages and what they need. */
const installed = {
  name: 'installed',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (path.startsWith('@rebblatt/')) return undefined;
      const isInside = inside.includes(path) || /[\\/]node_modules[\\/]/.test(importer);
      return kind === 'entry-point' || isInside ? undefined : { path, external: true };
    });
  },
};

/**
 * How a package becomes a bundle.
 *
 * @param {string} folder one of `packages`
 * @param {string} out name of the folder in it for the bundle
 * @returns {Promise<import('esbuild').BuildOptions>}
 */
export async function bundleOf(folder, out) {
  const source = join(root, folder, 'src');
  const entries = [
    folder === 'apps/api' ? 'main.ts' : 'index.ts',
    ...(programs[folder] ?? []).map((name) => `programs/${name}.ts`),
    ...(parts[folder] ?? []),
  ];
  return {
    entryPoints: Object.fromEntries(
      [...entries, ...(await workerFiles(source))].map((file) => [
        basename(file).replace(/\.tsx?$/, ''),
        join(source, file),
      ]),
    ),
    outdir: join(root, folder, out),
    // A flat folder, so that a worker is next to the file that starts it, in whatever chunk that is.
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [siblings(folder, out), installed],
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  };
}

/** Programs that run in a separate process or thread, `<name>.worker.ts`; names are unique in a package. */
async function workerFiles(source) {
  const files = await readdir(source, { recursive: true });
  return files.filter((file) => /\.worker\.tsx?$/.test(file));
}
