import { type FitBox, measureFitBoxes } from '@rebblatt/printed-page';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { type PrintLimits, withDocument } from './print-html.ts';

/** Lays out the document as for print and measures all boxes whose content must fit, in document order. */
export function measureFit(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits = {},
): Promise<FitBox[]> {
  // The page runs no scripts of its own; this one is evaluated from outside, as text, because it needs nothing else.
  const script = `document.fonts.ready.then(() => (${measureFitBoxes.toString()})(document))`;
  return withDocument(browser, html, limits, (page) => page.evaluate(script) as Promise<FitBox[]>);
}
