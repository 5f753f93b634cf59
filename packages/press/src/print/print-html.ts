import type { Page } from 'puppeteer';
import { underPolicy } from '../browser/hardening.ts';
import type { Limits } from '../browser/limited.ts';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { PressError } from '../press-error.ts';

/** A whole book with fonts is about 3 MB of HTML; more is a mistake or an attack. */
const MAX_HTML_BYTES = 64 * 1024 * 1024;
/** Three hundred pages take about three seconds; a loaded small machine may need much longer. */
export const PRINT_TIMEOUT_MS = 120_000;

export type PrintLimits = Partial<Limits>;

/**
 * Prints an HTML document to PDF, in the page size set by its CSS.
 * The result is as Chromium makes it: rounded page sizes, RGB colours, no boxes; `assemble` makes a book of it.
 */
export async function printHtml(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits = {},
): Promise<Uint8Array> {
  const printed: Uint8Array[] = [];
  const next = () => (printed.length === 0 ? html : undefined);
  const keep = async (pdf: Uint8Array) => {
    printed.push(pdf);
  };
  await printEach(browser, next, keep, limits);
  return printed[0] as Uint8Array;
}

/**
 * Prints one document after the other in one page of the browser: opening a page takes as long as printing four pages.
 * @param next returns the current document, undefined after the last; called again for the same one after the browser died
 * @param onPrinted is called with the PDF of each document, after which `next` returns the following one
 * @param limits for all documents together
 */
export function printEach(
  browser: PrintingBrowser,
  next: () => string | undefined,
  onPrinted: (pdf: Uint8Array) => Promise<void>,
  limits: PrintLimits,
): Promise<void> {
  const timeoutMs = limits.timeoutMs ?? PRINT_TIMEOUT_MS;
  let keeping: Promise<void> | undefined;
  const printing = browser.withPage(
    async (page) => {
      // The browser may have died while its last PDF was being stored: that document is not printed again.
      await keeping;
      for (let html = next(); html !== undefined; html = next()) {
        await layOut(page, html, timeoutMs);
        const pdf = await page.pdf({
          preferCSSPageSize: true,
          printBackground: true,
          tagged: false,
          outline: false,
          timeout: timeoutMs,
        });
        keeping = onPrinted(pdf);
        await keeping;
      }
    },
    { signal: limits.signal, timeoutMs },
  );
  return printing.finally(() => keeping?.catch(() => undefined));
}

/** Lays out a document as for print and passes the page to `read`. */
export async function withDocument<T>(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits,
  read: (page: Page, timeoutMs: number) => Promise<T>,
): Promise<T> {
  const timeoutMs = limits.timeoutMs ?? PRINT_TIMEOUT_MS;
  return browser.withPage(
    async (page) => {
      await layOut(page, html, timeoutMs);
      return read(page, timeoutMs);
    },
    { signal: limits.signal, timeoutMs },
  );
}

async function layOut(page: Page, html: string, timeoutMs: number): Promise<void> {
  if (Buffer.byteLength(html) > MAX_HTML_BYTES)
    throw new PressError('layout', 'The document to print is too large.');
  page.setDefaultTimeout(timeoutMs);
  await page.emulateMediaType('print');
  await page.setContent(underPolicy(html), { waitUntil: 'load', timeout: timeoutMs });
}
