import { join } from 'node:path';
import { root, tools } from './paths.mjs';
import { mustRunNode } from './run.mjs';
import { filesBelow, whenChanged } from './stamp.mjs';

const CLIENT = 'apps/api/src/lib/generated/prisma';

/** Writes the typed database client when the schema changed. */
export async function generateClient() {
  const files = [...filesBelow('prisma/schema'), 'pnpm-lock.yaml'];
  const stamp = 'node_modules/.rebblatt-client';
  await whenChanged(stamp, { files, results: [`${CLIENT}/client.ts`] }, async () => {
    console.log('Generating the database client …');
    await mustRunNode('Generating the database client', [tools.prisma, 'generate'], {
      // Prisma would download an engine that `generate` never starts; any existing file satisfies it.
      env: {
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    });
  });
}

const sharedFiles = () => [...filesBelow('packages'), 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Builds server and web client, each only when its sources changed. */
export async function build() {
  await buildServer();
  await buildWeb();
}

/** Builds the server, with the programs and the processes of the press, when their sources changed. */
export async function buildServer() {
  const api = [...filesBelow('apps/api'), ...filesBelow('prisma'), ...sharedFiles()];
  await whenChanged(
    'apps/api/dist/.rebblatt-built',
    { files: api, results: ['apps/api/dist/main.js'] },
    () => {
      console.log('Building the server …');
      return mustRunNode('Building the server', [join(root, 'apps/api/build.mjs')]);
    },
  );
}

async function buildWeb() {
  const web = [...filesBelow('apps/web'), ...sharedFiles()];
  await whenChanged(
    'apps/web/dist/.rebblatt-built',
    { files: web, results: ['apps/web/dist/index.html'] },
    () => {
      console.log('Building the web client …');
      return mustRunNode('Building the web client', [tools.vite, 'build'], { cwd: join(root, 'apps/web') });
    },
  );
}
