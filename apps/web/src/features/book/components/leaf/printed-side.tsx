import type { BookPage, LeafBook } from '@rebblatt/contracts';
import { laidOutMm, pageStylesheet, PrintedSide as Template, trimBoxMm } from '@rebblatt/printed-page';
import '@rebblatt/printed-page/fonts.css';
import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  book: Pick<LeafBook, 'catalog_name' | 'language'>;
  content: BookPage;
  index: number;
  /** 1 is its real size. */
  scale: number;
  logoUrl: string | undefined;
};

/** All pages of a screen share one, so that it is read once. */
let sheet: CSSStyleSheet | undefined;

function stylesheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(pageStylesheet);
  }
  return sheet;
}

/** A printed page by the template and stylesheet of print, cut at its trim. */
export const PrintedSide = memo(function PrintedSide({ book, content, index, scale, logoUrl }: Props) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [stylesheet()];
    setRoot(shadow);
  }, [host]);
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
