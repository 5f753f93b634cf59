import { isPageOfWines, type PrintedContent, type WinePageInput } from '@rebblatt/contracts';
import { measureFitBoxes, WinePage, winePageStylesheet } from '@rebblatt/printed-page';
import '@rebblatt/printed-page/fonts.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  printed: PrintedContent;
  input: WinePageInput;
  logoUrl: string | undefined;
  /** The line that is being edited. */
  marked: string | null;
  /**
   * Focuses the field of a line. Without it assistive technology reads the page, with it the fields instead.
   */
  onLine?: ((line: string) => void) | undefined;
  onFit: (fits: boolean) => void;
};

/** The template and stylesheet of print, in a shadow root so that the screen's styles do not affect them. */
export function PageShadow({ printed, input, logoUrl, marked, onLine, onFit }: Props) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [fontsReady, setFontsReady] = useState({});

  useLayoutEffect(() => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, [host]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another design may have typefaces that still come
  useEffect(() => {
    void document.fonts.ready.then(() => setFontsReady({}));
  }, [printed.look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the content has changed
  useLayoutEffect(() => {
    if (root) onFit(measureFitBoxes(root).every(({ overflow_mm }) => overflow_mm === 0));
  }, [root, input, fontsReady, onFit]);

  useEffect(() => {
    if (!root || !onLine) return;
    const clicked = (event: Event) => {
      const line = event.target instanceof Element ? event.target.closest('[data-line]') : null;
      const name = line?.getAttribute('data-line');
      if (name) onLine(name);
    };
    root.addEventListener('click', clicked);
    return () => root.removeEventListener('click', clicked);
  }, [root, onLine]);

  const frame = {
    pageId: printed.page.page_id,
    folio: printed.page.folio,
    catalogName: printed.catalog_name,
    language: printed.language,
    look: printed.look,
  };
  return (
    <div ref={setHost} aria-hidden={onLine !== undefined}>
      {root &&
        createPortal(
          <>
            <style>{winePageStylesheet(printed.look) + (onLine ? screenCss(marked) : '')}</style>
            <WinePage input={input} frame={frame} logoUrl={logoUrl} code={codeOf(printed)} titleTag="h3" />
          </>,
          root,
        )}
    </div>
  );
}

/** Clicking a line focuses its field, and the one being edited is marked. */
const screenCss = (marked: string | null) =>
  `[data-line]{cursor:pointer}[data-line]:hover{background:#0b6e990f}` +
  (marked ? `[data-line="${CSS.escape(marked)}"]{background:#0b6e991f;box-shadow:0 0 0 1px #0b6e9966}` : '');

const codeOf = ({ page }: PrintedContent) => (isPageOfWines(page) ? page.code : undefined);
