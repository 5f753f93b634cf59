import type { Browser, Page } from 'puppeteer';
import { PressError } from '../press-error.ts';
import type { ChromiumSearch } from './find-chromium.ts';
import { harden } from './hardening.ts';
import { launch } from './launch.ts';
import { type Limits, limited, whileWanted } from './limited.ts';
import { LOW_PRIORITY, lowerPriority, WAITED_FOR_PRIORITY } from './lower-priority.ts';
import { Slots } from './slots.ts';

/** More pages at once would only use memory: printing takes one thread per page, and the machine is shared. */
const MAX_PAGES = 4;
const IDLE_MS = 60_000;
const CLOSE_MS = 1_500;

/** Runs work that fails with `browser-failed` as soon as its browser has ended: some requests would wait 30 s more. */
async function whileAlive<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  const ended = (cause?: unknown) =>
    new PressError('browser-failed', 'Chromium ended while it worked.', { cause });
  if (!browser.connected) throw ended();
  let onEnd: (() => void) | undefined;
  const death = new Promise<never>((_, reject) => {
    onEnd = () => reject(ended());
    browser.once('disconnected', onEnd);
  });
  try {
    return await Promise.race([work(), death]);
  } catch (error) {
    throw error instanceof PressError || browser.connected ? error : ended(error);
  } finally {
    if (onEnd) browser.off('disconnected', onEnd);
  }
}

/** One Chromium that is started when it is needed, replaced when it has died and ended when it is idle. */
export class PrintingBrowser {
  #search: ChromiumSearch & { lowPriority?: boolean | undefined };
  #browser: Promise<Browser> | null = null;
  #slots = new Slots(MAX_PAGES);
  #open = 0;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(search: ChromiumSearch & { lowPriority?: boolean | undefined }) {
    this.#search = search;
  }

  /** Starts the browser if none runs. Rejects with `browser-missing` or `browser-failed`. */
  async ready(): Promise<void> {
    await this.#running();
    this.#watchIdle();
  }

  /** Name and version of the program, for example "Chrome/143.0.7499.0"; starts it if none runs. */
  async version({ signal }: { signal?: AbortSignal } = {}): Promise<string> {
    try {
      const asked = this.#twice(async () => {
        const browser = await this.#running();
        return whileAlive(browser, () => browser.version());
      });
      return await whileWanted(asked, signal);
    } finally {
      this.#watchIdle();
    }
  }

  /** The program's process id while one runs; for tests and measurements. */
  async pid(): Promise<number | undefined> {
    return (await this.#browser?.catch(() => null))?.process()?.pid;
  }

  /**
   * Gives `work` a hardened empty page and closes it afterwards. A browser that dies during the work is replaced and
   * the work is done once more, because another page may have been the reason.
   */
  async withPage<T>(work: (page: Page) => Promise<T>, limits: Limits): Promise<T> {
    const release = await this.#slots.take(limits.signal);
    clearTimeout(this.#idle);
    this.#open++;
    try {
      return await this.#twice(() => this.#attempt(work, limits));
    } finally {
      this.#open--;
      release();
      this.#watchIdle();
    }
  }

  /** Ends the browser for good; running work fails. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#putAway();
  }

  async #twice<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error) => {
      if (!(error instanceof PressError) || error.code !== 'browser-failed' || this.#closed) throw error;
      return work();
    });
  }

  async #attempt<T>(work: (page: Page) => Promise<T>, limits: Limits): Promise<T> {
    const browser = await whileWanted(this.#running(), limits.signal);
    let page: Page | undefined;
    let interrupted = false;
    const run = async () => {
      page = await browser.newPage();
      await harden(page);
      lowerPriority(
        browser.process()?.pid ?? 0,
        this.#search.lowPriority ? LOW_PRIORITY : WAITED_FOR_PRIORITY,
      );
      return work(page);
    };
    try {
      return await limited(
        () => whileAlive(browser, run),
        limits,
        () => {
          interrupted = true;
        },
      );
    } finally {
      await this.#closePage(browser, page, interrupted);
    }
  }

  /** A page in an endless layout does not close by itself: then its browser is ended. */
  async #closePage(browser: Browser, page: Page | undefined, interrupted: boolean): Promise<void> {
    if (!page && !interrupted) return;
    const closing = page?.close().then(
      () => true,
      () => !browser.connected,
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS, false);
    });
    const gone = await Promise.race([closing ?? false, late]);
    clearTimeout(timer);
    if (!gone) browser.process()?.kill('SIGKILL');
  }

  async #running(): Promise<Browser> {
    const known = this.#browser;
    const current = await known?.catch(() => null);
    if (this.#closed) throw new PressError('browser-failed', 'The press is closed.');
    if (current?.connected) return current;
    // Two callers that find it dead must not start one each: nothing would ever end the first.
    if (this.#browser !== known) return this.#running();
    const starting = launch(this.#search);
    this.#browser = starting;
    const browser = await starting;
    browser.once('disconnected', () => {
      if (this.#browser === starting) this.#browser = null;
    });
    return browser;
  }

  #watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.#open > 0 || this.#closed) return;
    this.#idle = setTimeout(() => void this.#putAway(), IDLE_MS);
    this.#idle.unref();
  }

  async #putAway(): Promise<void> {
    const leaving = this.#browser;
    this.#browser = null;
    const browser = await leaving?.catch(() => null);
    if (!browser) return;
    const killed = setTimeout(() => browser.process()?.kill('SIGKILL'), 5_000);
    await browser.close().catch(() => undefined);
    clearTimeout(killed);
  }
}
