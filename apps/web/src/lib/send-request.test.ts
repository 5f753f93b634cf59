import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FailedCall } from './failed-call.ts';
import { sendRequest } from './send-request.ts';

/** Answers with what it was sent, and with 422 below /refuse. */
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { method, url = '', headers } = request;
    if (url.startsWith('/api/never')) return request.socket.destroy();
    response.writeHead(url.startsWith('/api/refuse') ? 422 : 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Retry-After': '7',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    });
    response.end(JSON.stringify({ method, url, body, type: headers['content-type'] ?? null }));
  });
});
const usual = XMLHttpRequest.prototype.open;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The page of the tests has an address of its own.
  XMLHttpRequest.prototype.open = function open(method: string, url: string | URL) {
    usual.call(this, method, `http://127.0.0.1:${port}${url}`, true);
  };
});
afterAll(() => {
  XMLHttpRequest.prototype.open = usual;
  server.close();
});

it('sends what it is given as JSON and reads JSON', async () => {
  const { status, data, header } = await sendRequest({ method: 'PUT', url: '/wine/1', data: { wine: 'Ä' } });
  expect([status, header('retry-after')]).toEqual([200, '7']);
  expect(data).toMatchObject({ method: 'PUT', url: '/api/wine/1', body: '{"wine":"Ä"}' });
  expect(data).toMatchObject({ type: expect.stringMatching(/^application\/json/) });
});

it('puts the query behind that of the address, without what is not set', async () => {
  const params = { t: 'a&b', none: undefined, empty: null, zero: 0 };
  const plain = await sendRequest({ method: 'GET', url: '/page', params });
  expect(plain.data).toMatchObject({ url: '/api/page?t=a%26b&zero=0', type: null });
  const more = await sendRequest({ method: 'GET', url: '/page?at=2', params: { t: 1 } });
  expect(more.data).toMatchObject({ url: '/api/page?at=2&t=1' });
});

it('sends a form as one', async () => {
  const form = new FormData();
  form.set('file', new Blob(['%PDF']), 'inserat.pdf');
  const { data } = await sendRequest({ method: 'POST', url: '/upload', data: form });
  expect(data).toMatchObject({
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    body: expect.stringContaining('filename="inserat.pdf"'),
  });
});

it('returns a file of JSON as the file', async () => {
  const { data } = await sendRequest({ method: 'GET', url: '/manifest', as: 'blob' });
  expect(data).toBeInstanceOf(Blob);
  expect(JSON.parse(await (data as Blob).text())).toMatchObject({ url: '/api/manifest' });
});

it('returns a refusal, read as JSON also where bytes were asked for', async () => {
  const { status, data } = await sendRequest({ method: 'GET', url: '/refuse', as: 'blob' });
  expect([status, data]).toMatchObject([422, { url: '/api/refuse' }]);
});

it('fails without an answer, and when it is stopped', async () => {
  await expect(sendRequest({ method: 'GET', url: '/never' })).rejects.toBeInstanceOf(FailedCall);
  const stopped = sendRequest({ method: 'GET', url: '/page', signal: AbortSignal.abort() });
  await expect(stopped).rejects.toMatchObject({ response: undefined });
});
