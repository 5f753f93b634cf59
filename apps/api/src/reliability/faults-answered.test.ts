import { createPress } from '@rebblatt/press';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { noPicture } from '../files/no-picture.ts';
import { openFileStore } from '../files/open-store.ts';
import type { Client } from '../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../testing/fair.ts';
import { makePagePdf } from '../testing/pdf.ts';
import { BROWSER_FOLDER } from '../testing/press.ts';
import { addPrintedWinery, attachPdf } from '../testing/printed-fair.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

/** A storage that cannot be reached. */
const awayStore = openFileStore(
  readEnv({
    STORAGE_URL: 's3://gone/rebblatt',
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'nobody',
    AWS_SECRET_ACCESS_KEY: 'nobody',
  }),
);

/** A server without a browser, whose files may take hardly any time of the processor. */
let hasty: TestServer;
/** A server whose storage cannot be reached. */
let cutOff: TestServer;
let pages: { laidOut: number; uploaded: number };
const organiser = new Map<TestServer, Client>();

async function stage(server: TestServer) {
  organiser.set(server, await joinOrganiser(server));
  return makeCatalog(server);
}

beforeAll(async () => {
  const press = createPress({
    dataDir: BROWSER_FOLDER,
    chromiumPath: '/nowhere/chromium',
    lowPriority: false,
    fileProcessorMs: 1,
  });
  hasty = await startTestServer({ clock: fairClock, press });
  cutOff = await startTestServer({ clock: fairClock, files: awayStore });
  await stage(cutOff);
  const catalog = await stage(hasty);
  const { page } = await addPrintedWinery(hasty, catalog, 'Weingut Seehalde', ['Räuschling']);
  const content = await hasty.context.db.prisma.page.create({
    data: { catalogId: catalog.id, pageType: 3, position: 4, description: 'Grusswort' },
  });
  await attachPdf(hasty, content.id, await makePagePdf('GRUSSWORT'), 1);
  pages = { laidOut: page.id, uploaded: content.id };
});
afterAll(async () => {
  await hasty.stop();
  await cutOff.stop();
});

const answerOf = async (server: TestServer, path: string) => {
  const answer = await (organiser.get(server) as Client).call('GET', path);
  return [answer.status, answer.body.error];
};

describe('a server error', () => {
  it('is 502 without a printing browser, which is not maintenance', async () => {
    expect(await answerOf(hasty, `/page-wine-download/${pages.laidOut}`)).toEqual([
      502,
      'print.browser-down',
    ]);
  });

  it('is none when a file takes more of the processor than it may: a crossed-out sheet is shown', async () => {
    const answer = await fetch(`${hasty.origin}/api/page-image/${pages.uploaded}`, {
      headers: { Authorization: `Bearer ${(organiser.get(hasty) as Client).token}` },
    });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await noPicture()));
  });

  it('is 502 with its own code when the storage cannot be reached', async () => {
    const catalog = await cutOff.context.db.prisma.catalog.findFirstOrThrow();
    const file = await cutOff.context.db.prisma.storedFile.create({
      data: {
        sha256: 'a'.repeat(64),
        size: 9,
        mimeType: 'application/pdf',
        name: 'a.pdf',
        extension: 'pdf',
      },
    });
    const { id } = await cutOff.context.db.prisma.page.create({
      data: { catalogId: catalog.id, pageType: 3, position: 3, contentFileId: file.id, contentPages: 1 },
    });
    expect(await answerOf(cutOff, `/page-download/${id}`)).toEqual([502, 'server.storage-down']);
    expect(await answerOf(cutOff, `/page-image/${id}`)).toEqual([502, 'server.storage-down']);
  });
});
