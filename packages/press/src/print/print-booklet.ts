import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { inlinedFontCss } from './font-css.ts';
import { type PrintLimits, withDocument } from './print-html.ts';

/**
 * Prints a document to be read rather than printed in a book: tagged for screen readers, with an outline, and with page
 * numbers in its table of contents. The browser cannot count pages in advance, so that it prints twice.
 */
export function printBooklet(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits = {},
): Promise<Uint8Array> {
  const styled = `<style>${inlinedFontCss(undefined)}</style>${html}`;
  return withDocument(browser, styled, limits, async (page, timeoutMs) => {
    const print = () =>
      page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
        timeout: timeoutMs,
      });
    const pages = await pagesOfTargets(await print());
    // The document runs no scripts of its own; this one is evaluated from outside, as text.
    await page.evaluate(`for (const [id, number] of ${JSON.stringify(pages)})
      for (const place of document.querySelectorAll('[data-page-of="' + CSS.escape(id) + '"]'))
        place.textContent = String(number);`);
    return print();
  });
}

/** The page number of each target of a link, by its id. */
async function pagesOfTargets(pdf: Uint8Array): Promise<[id: string, page: number][]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const numbers = new Map(document.getPages().map(({ ref }, i) => [ref.toString(), i + 1]));
  const targets = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return (targets?.entries() ?? []).flatMap(([name, target]) => {
    const place = document.context.lookupMaybe(target, PDFArray)?.get(0);
    const number = place instanceof PDFRef ? numbers.get(place.toString()) : undefined;
    return number === undefined ? [] : [[name.decodeText(), number] as [string, number]];
  });
}
