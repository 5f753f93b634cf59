import type { BookRun } from '@rebblatt/contracts';
import type { ReactElement } from 'react';
import { documentCss } from '../frame/document.css.ts';
import { pageStylesheet } from '../page-stylesheet.ts';
import { BookBody, type ImageUrls } from './book-body.tsx';

interface BookDocumentOptions {
  /** `renderToStaticMarkup` of react-dom/server; a parameter, so that this package needs no react-dom. */
  render: (tree: ReactElement) => string;
  /** `@font-face` rules with the fonts inlined, see `fontFaceCss`. */
  fontCss: string;
  images?: ImageUrls;
}

/** The whole run as one HTML document, one printed page after the other, without network requests. */
export function bookDocument(run: BookRun, { render, fontCss, images }: BookDocumentOptions): string {
  const body = render(<BookBody run={run} {...(images ? { images } : {})} />);
  return (
    `<!doctype html><html lang="${run.language}"><head><meta charset="utf-8"><title>${escapeHtml(run.catalog_name)}</title>` +
    `<style>${fontCss}\n${pageStylesheet(run.look)}\n${documentCss}</style></head><body>${body}</body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
