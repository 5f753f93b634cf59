import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { ADMIN, acceptCookies, signIn } from './session.ts';

test.use({ serviceWorkers: 'allow' });

/** A proxy that can simulate a new version: its service worker then differs by one line. */
async function serverWithVersions(target: string) {
  let version = 1;
  const server = createServer((incoming, answer) => {
    const { method, url = '/', headers } = incoming;
    const worker = url === '/sw.js';
    const { 'if-none-match': _, 'if-modified-since': __, ...unconditional } = headers;
    // A changed response must be neither compressed nor cached.
    const asked = worker ? { ...unconditional, 'accept-encoding': 'identity' } : headers;
    const onward = request(new URL(url, target), { method, headers: asked }, (reply) => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...others } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, worker ? others : reply.headers);
      if (worker) answer.write(`/* version ${version} */\n`);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => {
      version += 1;
    },
    close: () => close(server),
  };
}

const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

const prompt = (page: Page) => page.getByText('Eine neue Version von Rebblatt ist bereit.');

/** Makes the browser check for a new version, as it does from time to time; resolves when it has one. */
async function lookForNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
    .toBe(true);
}

test('a new version is offered, not during editing, and installed with one click', async ({
  openBrowser,
  baseURL,
}) => {
  const server = await serverWithVersions(baseURL ?? '');
  const page = await openBrowser({ baseURL: server.url });
  try {
    await acceptCookies(page, server.url);
    await signIn(page, ADMIN, '/login?redirectUrl=/country/edit/1');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).not.toHaveValue('');
    const stored = await name.inputValue();
    await name.fill(`${stored} in Arbeit`);

    server.publish();
    await lookForNewVersion(page);
    await expect(prompt(page)).toHaveCount(0);
    await name.fill(stored);
    await expect(prompt(page)).toBeVisible();
    await name.fill(`${stored} in Arbeit`);
    await expect(prompt(page)).toHaveCount(0);
    await name.fill(stored);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await reloaded;
    await expect(name).toHaveValue(stored);
    await expect(prompt(page)).toHaveCount(0);
    const waiting = await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
    expect(waiting).toBe(false);
  } finally {
    await page.context().close();
    await server.close();
  }
});
