import { readdir } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { MB, uploadFolder } from './upload.ts';

let server: TestServer;
let exhibitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(() => server.stop());

const head = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const form = 'multipart/form-data; boundary=XX';
const json = 'application/json';

/** Begins a call that is never completed; `answered` resolves to status and error while the body is still being sent. */
function begin(path: string, type: string, headers: Record<string, string> = {}, token = exhibitor.token) {
  const call = request(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }), ...headers },
  });
  const gone = new Promise<void>((resolve) => call.once('close', resolve));
  call.on('error', () => undefined);
  const answered = new Promise<[number | undefined, string]>((resolve, reject) => {
    call.once('close', () => reject(new Error('closed without an answer')));
    call.once('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => resolve([response.statusCode, JSON.parse(text).error]));
    });
  });
  return { call, answered, gone };
}

/** Sends endlessly, as fast as the server reads, until the connection closes. @returns the MB sent before the answer */
async function pour(call: ClientRequest, first: string, answered: Promise<unknown>): Promise<number> {
  const chunk = Buffer.alloc(MB / 4, 'x');
  let [sent, open] = [0, true];
  const settled = answered.finally(() => {
    open = false;
  });
  call.once('close', () => {
    open = false;
  });
  call.write(first);
  while (open) {
    sent += chunk.length;
    if (!call.write(chunk))
      await Promise.race([settled, new Promise((resolve) => call.once('drain', resolve))]);
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return sent / MB;
}

it.concurrent.each([
  ['a JSON body', '/login', json, 200_000],
  ['a picture', '/wine', form, 30 * MB],
  ['a PDF', '/logo', form, 300 * MB],
])('%s that announces its length is refused before it is sent', async (_what, path, type, length) => {
  const { call, answered, gone } = begin(path, type, { 'Content-Length': String(length) });
  call.flushHeaders();
  expect(await answered).toEqual([413, 'request.too-large']);
  // The server does not wait for a caller who then neither sends anything nor closes the connection.
  await gone;
});

it.each([
  ['a JSON body', '/login', json, '{"name":"', 8],
  ['a picture', '/wine', form, head, 40],
  ['a field of a form', '/wine', form, '--XX\r\nContent-Disposition: form-data; name="wine"\r\n\r\n', 40],
])(
  '%s without end is refused while it is still being sent, and then the connection is closed',
  async (_what, path, type, first, most) => {
    const { call, answered, gone } = begin(path, type, { 'Transfer-Encoding': 'chunked' });
    const sent = await pour(call, first, answered);
    expect(await answered).toEqual([413, 'request.too-large']);
    expect(sent).toBeLessThan(most);
    await gone;
    await expect.poll(() => readdir(uploadFolder(server.context.env.DATA_DIR)).catch(() => [])).toEqual([]);
  },
);

it('without a session nobody can send a large body', async () => {
  const { call, answered, gone } = begin('/logo', form, { 'Transfer-Encoding': 'chunked' }, null);
  const sent = await pour(call, head, answered);
  expect(await answered).toEqual([401, 'session.required']);
  expect(sent).toBeLessThan(8);
  await gone;
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
});
