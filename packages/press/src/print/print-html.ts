import type { Page } from 'puppeteer';
import { underPolicy } from '../browser/hardening.ts';
import type { Limits } from '../browser/limited.ts';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { PressError } from '../press-error.ts';

/** A whole book with fonts is about 3 MB of HTML; more is an accident or an attack. */
const MAX_HTML_BYTES = 64 * 1024 * 1024;
/** Three hundred pages take about three seconds; a loaded small machine may need much longer. */
export const PRINT_TIMEOUT_MS = 120_000;

export type PrintLimits = Partial<Limits>;

/**
 * Prints an HTML document to PDF, in the page size its own CSS names.
 * What comes back is Chromium's: page sizes rounded, RGB colours, no boxes; `assemble` makes a book of it.
 */
export function printHtml(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits = {},
): Promise<Uint8Array> {
  return withDocument(browser, html, limits, (page, timeoutMs) =>
    page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: false,
      outline: false,
      timeout: timeoutMs,
    }),
  );
}

/** Lays a document out as for print and hands the page to `read`. */
export async function withDocument<T>(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits,
  read: (page: Page, timeoutMs: number) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(html) > MAX_HTML_BYTES)
    throw new PressError('layout', 'The document to print is too large.');
  const timeoutMs = limits.timeoutMs ?? PRINT_TIMEOUT_MS;
  return browser.withPage(
    async (page) => {
      page.setDefaultTimeout(timeoutMs);
      await page.emulateMediaType('print');
      await page.setContent(underPolicy(html), { waitUntil: 'load', timeout: timeoutMs });
      return read(page, timeoutMs);
    },
    { signal: limits.signal, timeoutMs },
  );
}
