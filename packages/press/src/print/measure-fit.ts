import { type FitBox, measureFitBoxes } from '@rebblatt/sheet';
import type { PrintingBrowser } from '../browser/printing-browser.ts';
import { type PrintLimits, withDocument } from './print-html.ts';

/** Lays the document out as for print and measures every box that must hold its content, in document order. */
export function measureFit(
  browser: PrintingBrowser,
  html: string,
  limits: PrintLimits = {},
): Promise<FitBox[]> {
  // The page runs no scripts of its own; this one comes from outside and as text, as the function needs nothing else.
  const script = `document.fonts.ready.then(() => (${measureFitBoxes.toString()})(document))`;
  return withDocument(browser, html, limits, (page) => page.evaluate(script) as Promise<FitBox[]>);
}
