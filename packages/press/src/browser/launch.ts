import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer';
import { removeFolder } from '../left-behind.ts';
import { PressError } from '../press-error.ts';
import { browserFolder } from './browser-folder.ts';
import { type ChromiumSearch, findChromium } from './find-chromium.ts';
import { NO_WAY_OUT } from './hardening.ts';

/**
 * Starts a browser for printing. It gets a minimal environment (no secrets of the server) and is driven over a pipe, so
 * that it ends with this process however that ends.
 */
export async function launch(search: ChromiumSearch): Promise<Browser> {
  const found = await findChromium(search);
  const folder = await browserFolder();
  const start = (args: string[]) =>
    puppeteer.launch({
      executablePath: found.executablePath,
      userDataDir: join(folder, 'profile'),
      env: { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', ...found.env },
      args: [...args, ...NO_WAY_OUT],
      headless: 'shell',
      pipe: true,
      // Pages are opened when they are needed; waiting for an initial page takes 30 s when the browser dies.
      waitForInitialPage: false,
      timeout: 30_000,
      // The server shuts down its parts itself, in its own order.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  try {
    const browser = await start(found.args).catch((first) => {
      if (found.args.includes('--no-sandbox')) throw first;
      // Some systems and most containers do not allow the sandbox for ordinary users. The other layers remain.
      return start(['--no-sandbox', ...found.args]);
    });
    browser.process()?.once('exit', () => void removeFolder(folder));
    return browser;
  } catch (error) {
    await removeFolder(folder);
    throw failed(error);
  }
}

function failed(cause: unknown): PressError {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
  return new PressError('browser-failed', `Chromium did not start: ${reason}`, { cause });
}
