import { access } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let owner: Client;
/** The Ghostscript of this machine; both answers are right, and this test says which one it gives. */
let program: string | undefined;

beforeAll(async () => {
  for (const path of ['/usr/bin/gs', '/usr/local/bin/gs', '/opt/homebrew/bin/gs'])
    program ??= await access(path).then(
      () => path,
      () => undefined,
    );
  server = await startTestServer({}, { env: { WORKERS: '2', GHOSTSCRIPT: program } as never });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

/** As Illustrator writes a logo: in four inks, cropped to what is drawn. */
const eps = (content = '0 1 0.5 0.2 setcmykcolor 20 20 160 60 rectfill') => `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 200 100
%%EndComments
${content}
showpage
%%EOF
`;
async function upload(content: string | Uint8Array, name: string) {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), name);
  return owner.call('POST', '/logo', form);
}
const checked = (id: number) =>
  vi.waitFor(
    async () => {
      const { data } = (await owner.call('GET', `/logo/${id}`)).body;
      expect(data.status).not.toBe(0);
      return data;
    },
    { timeout: 90_000, interval: 50 },
  );

it('an EPS becomes the page of a logo, and can be placed anew, or is refused in words of Illustrator', async () => {
  const sent = await upload(eps(), 'Signet.eps');
  if (!program) {
    expect([sent.status, sent.body.errors.file[0].key]).toEqual([422, 'logo.from-illustrator']);
    return;
  }
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
  const logo = await checked(sent.body.data.id);
  expect(logo).toMatchObject({ status: 1, placement: { from: 'pdf' } });
  expect(logo.report.findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual(
    [],
  );
  const before = (await bytesAt(server, `/logo/thumbnail/${logo.id}`, owner)).bytes;
  const wish = { width_mm: 30, x_mm: 10, y_mm: 20, background: 'white', version: logo.version };
  expect((await owner.call('PUT', `/logo/${logo.id}/placement`, wish)).status).toBe(200);
  expect(await checked(logo.id)).toMatchObject({ status: 1, placement: { width_mm: 30 } });
  expect((await bytesAt(server, `/logo/thumbnail/${logo.id}`, owner)).bytes).not.toEqual(before);
});

it.each([
  ['that is damaged', 'this is no operator'],
  ['that reads other files', '(/etc/hostname) (r) file 100 string readline pop pop'],
  ['that runs a program', '(%pipe%id) (r) file closefile'],
  ['that never ends', '{} loop'],
  ['in which nothing is drawn', ''],
])('an EPS %s is refused where it was chosen', async (_, content) => {
  const { status, body } = await upload(eps(content), 'Signet.eps');
  expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
});

it('a typeface that is not there is named', async () => {
  const text =
    '/Hausschrift-Fett findfont 20 scalefont setfont 0 0 0 1 setcmykcolor 20 40 moveto (Wein) show';
  const { status, body } = await upload(eps(text), 'Signet.eps');
  const [refusal] = body.errors.file;
  expect(status).toBe(422);
  expect(refusal.key).toBe(program ? 'logo.typefaces' : 'logo.from-illustrator');
  if (program) expect(refusal.params.names).toBe('Hausschrift-Fett');
});
