import { afterAll, expect, test } from 'vitest';
import { BROWSER_FOLDER } from '../testing/press-for-tests.ts';
import { PrintingBrowser } from './printing-browser.ts';

const open: PrintingBrowser[] = [];
const browserForTests = () => {
  const browser = new PrintingBrowser({ dataDir: BROWSER_FOLDER, chromiumPath: process.env.CHROMIUM_PATH });
  open.push(browser);
  return browser;
};
afterAll(async () => {
  for (const browser of open) await browser.close();
});

/** Stopped, so that the question is still open when it dies. */
async function killWhileAsked(browser: PrintingBrowser): Promise<{ asked: Promise<string> }> {
  await browser.ready();
  const pid = (await browser.pid()) as number;
  process.kill(pid, 'SIGSTOP');
  const asked = browser.version();
  asked.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  process.kill(pid, 'SIGKILL');
  return { asked };
}

test('a browser that dies while it is asked for its version is replaced', async () => {
  const { asked } = await killWhileAsked(browserForTests());
  expect(await asked).toMatch(/Chrome/);
});

test('a browser that dies again and again is told as failed', async () => {
  const browser = browserForTests();
  let asking = true;
  const told = browser.version().catch((error) => error.code);
  told.finally(() => {
    asking = false;
  });
  while (asking) {
    const pid = await browser.pid();
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(await told).toBe('browser-failed');
});
