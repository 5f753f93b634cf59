import { readFile } from 'node:fs/promises';
import type { PdfSource } from '../assemble/book-plan.ts';
import { withoutOptionalContent } from '../assemble/without-optional-content.ts';
import { serve } from '../worker/serve.ts';
import { type PageImage, renderPage } from './render-page.ts';
import type { RenderOptions } from './render-pixels.ts';

export interface RasterTask extends RenderOptions {
  source: PdfSource;
}

serve<RasterTask, PageImage, never>(async ({ source, ...options }) => {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  // A file that cannot be parsed here may still be rendered.
  const printed = await withoutOptionalContent(bytes).catch(() => bytes);
  return { value: await renderPage(printed, options) };
});
