import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { pageOfWines, runOf } from '../testing/sample-run.ts';

const { press, folder } = pressForTests({});
const sentence = '<p>Grüezi mitenand</p>';

test('printed text can be extracted', async () => {
  const [page] = await readWithPdfium(await press.print(`<style>@page{size:100mm 60mm}</style>${sentence}`));
  expect(page?.text).toContain('Grüezi mitenand');
});

test('nothing in a document reaches the network or a file', async () => {
  let hits = 0;
  const canary = createServer((_, response) => {
    hits++;
    response.end('CANARY-NET');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const secret = join(mkdtempSync(join(folder, 'secret-')), 'secret.html');
  writeFileSync(secret, 'CANARY-FILE');
  const targets = [`http://127.0.0.1:${(canary.address() as AddressInfo).port}/`, pathToFileURL(secret).href];
  const payloads = (url: string) => `
    <iframe src="${url}"></iframe><img src="${url}"><object data="${url}"></object><embed src="${url}">
    <link rel="stylesheet" href="${url}"><link rel="prefetch" href="${url}"><link rel="preload" as="image" href="${url}">
    <link rel="dns-prefetch" href="${url}"><link rel="preconnect" href="${url}">
    <style>@import "${url}"; @font-face{font-family:x;src:url(${url})} b{font-family:x;background:url(${url})}</style><b>x</b>
    <svg><image href="${url}"/><use href="${url}#a"/><foreignObject><iframe src="${url}"></iframe></foreignObject></svg>
    <script>fetch("${url}")</script><body onload="fetch('${url}')"><form action="${url}"><input autofocus></form>
    <video src="${url}" autoplay></video><audio src="${url}" autoplay></audio><a href="${url}" ping="${url}">link</a>
    <base href="${url}"><meta http-equiv="refresh" content="0;url=${url}">`;
  for (const url of targets) {
    const printed = await press.print(payloads(url) + sentence, { timeoutMs: 30_000 }).catch(() => null);
    if (printed)
      expect((await readWithPdfium(printed)).map((page) => page.text).join()).not.toContain('CANARY');
  }
  await new Promise((resolve) => canary.close(resolve));
  expect(hits).toBe(0);
});

test('markup in a name is printed as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const out = join(folder, 'name.pdf');
  const run = runOf(pageOfWines(1, 1, name));
  await press.book({ run, info: { title: 't', id: 'i', createdAt: new Date(0) }, out });
  const { readFile } = await import('node:fs/promises');
  const [page] = await readWithPdfium(await readFile(out));
  expect(page?.text.replace(/\s+/g, '')).toContain('<imgsrc=xonerror=alert(1)>');
});

test('a document that takes too long fails, its browser page is gone and the next one prints', async () => {
  const endless = `<style>div{display:grid;grid-template-columns:repeat(400,auto)}</style>${'<div>'.repeat(60)}${'<i>x</i>'.repeat(60_000)}`;
  await expect(press.print(endless, { timeoutMs: 300 })).rejects.toMatchObject({ code: 'timeout' });
  expect(await press.print(sentence)).toBeInstanceOf(Uint8Array);
});

test('a cancelled document fails as cancelled', async () => {
  await expect(press.print(sentence, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  });
});

test('cancelling a document that waits for a page does not affect those being printed', async () => {
  await press.ready();
  const browser = (await press.browserPid()) as number;
  const waiting = new AbortController();
  process.kill(browser, 'SIGSTOP');
  try {
    const printing = Promise.all([1, 2, 3, 4].map(() => press.print(sentence)));
    printing.catch(() => undefined);
    const fifth = press.print(sentence, { signal: waiting.signal });
    waiting.abort();
    await expect(fifth).rejects.toMatchObject({ code: 'aborted' });
    process.kill(browser, 'SIGCONT');
    expect(await printing).toHaveLength(4);
  } finally {
    if (isAlive(browser)) process.kill(browser, 'SIGCONT');
  }
});

test('a browser killed in the middle is replaced', async () => {
  await press.ready();
  const printing = press.print(`${sentence.repeat(20_000)}`);
  process.kill((await press.browserPid()) as number, 'SIGKILL');
  expect((await readWithPdfium(await printing)).length).toBeGreaterThan(10);
});

test('a killed process of the browser takes the browser with it, and the document prints in another', async () => {
  await press.ready();
  const browser = (await press.browserPid()) as number;
  const printing = press.print(sentence.repeat(20_000));
  process.kill(parentOf(browser), 'SIGKILL');
  expect(await printing).toBeInstanceOf(Uint8Array);
  await expect.poll(() => isAlive(browser), { timeout: 10_000 }).toBe(false);
  expect(await press.print(sentence)).toBeInstanceOf(Uint8Array);
});

test('a browser that is closed leaves no folder behind', async () => {
  await press.ready();
  const owner = parentOf((await press.browserPid()) as number);
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`rebblatt-browser-${owner}-`));
  expect(folders()).toHaveLength(1);
  await press.close();
  expect(folders()).toEqual([]);
});

test('measuring reports which box overflows', async () => {
  const crowded = pageOfWines(7, 1, 'Rebhof');
  if (crowded.page_type === 1) crowded.content.footer = 'Zeile\n'.repeat(60);
  const fits = await press.measure(runOf(pageOfWines(6, 1, 'Rebhof')));
  expect(fits.length).toBeGreaterThan(0);
  expect(fits.every((box) => box.overflow_mm === 0)).toBe(true);
  const over = (await press.measure(runOf(crowded))).filter((box) => box.overflow_mm > 0);
  expect(over).toMatchObject([{ page_id: 7 }]);
});

/** The parent of a process. Only on Linux. */
const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
