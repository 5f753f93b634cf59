import type { BookPage, LeafBook, PrintedLook } from '@rebblatt/contracts';
import { laidOutMm, pageStylesheet, PrintedSide as Template, trimBoxMm } from '@rebblatt/printed-page';
import '@rebblatt/printed-page/fonts.css';
import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  book: Pick<LeafBook, 'catalog_name' | 'language' | 'look'>;
  content: BookPage;
  index: number;
  /** 1 is its real size. */
  scale: number;
  logoUrl: string | undefined;
};

/** All pages of a design share one, so that it is read once. */
let shared: { css: string; sheet: CSSStyleSheet } | undefined;

function stylesheet(look: PrintedLook | undefined): CSSStyleSheet {
  const css = pageStylesheet(look);
  if (shared?.css !== css) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shared = { css, sheet };
  }
  return shared.sheet;
}

/** A printed page by the template and stylesheet of print, cut at its trim. */
export const PrintedSide = memo(function PrintedSide({ book, content, index, scale, logoUrl }: Props) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [stylesheet(book.look)];
    setRoot(shadow);
  }, [host, book.look]);
  const style = {
    width: `${laidOutMm.width}mm`,
    height: `${laidOutMm.height}mm`,
    transform: `scale(${scale}) translate(${-trimBoxMm.x}mm, ${-trimBoxMm.y}mm)`,
    transformOrigin: '0 0',
  };
  const images = logoUrl === undefined ? {} : { images: () => logoUrl };
  return (
    <div ref={setHost} style={style}>
      {root && createPortal(<Template run={book} page={content} index={index} {...images} />, root)}
    </div>
  );
});
