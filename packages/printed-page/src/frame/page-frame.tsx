import { markedLike, type PageType, type PrintedLook, type PrintLanguage } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { thumbStyle } from './frame.css.ts';

/** What every printed page has besides its content. */
export interface PageFrameProps {
  pageId: number | null;
  pageType: PageType;
  /** The printed page number; null when not yet known. */
  folio: number | null;
  catalogName: string;
  language: PrintLanguage;
  /** What the catalogue's own design changes. */
  look?: PrintedLook | undefined;
  /** The page's title, where its pages have one. */
  pageTitle?: string | null;
}

/** Even numbers are left-hand pages; a page without a number is set as a right-hand one. */
function sideOf(folio: number | null): 'left' | 'right' {
  return folio !== null && folio % 2 === 0 ? 'left' : 'right';
}

/** The markup of a printed page without what depends on its place in the book: printed number and side. */
export const withoutPlace = (markup: string): string =>
  markup.replace(/ data-side="\w+"/, '').replace(/<span class="sheet__folio">\d+<\/span>/, '');

/** The line beside the folio: the catalogue's name, or the page's title by its design. */
const folioLine = ({ look, pageTitle, catalogName }: PageFrameProps) =>
  (look?.folio_line === 'title' && pageTitle) || catalogName;

/** The mark of the page's title by the catalogue's design; that of its type otherwise. */
function markStyle({ look, pageTitle }: PageFrameProps) {
  const thumbs = look?.thumbs ?? [];
  const at = thumbs.findIndex(({ title }) => title === pageTitle);
  const thumb = thumbs[at];
  return thumb && thumbStyle(at, thumbs.length, thumb.ink);
}

/** One printed page: the register mark at the outer edge, the folio and the catalogue's name at the foot. */
export function PageFrame({ children, ...frame }: PageFrameProps & { children: ReactNode }) {
  return (
    <PageArticle {...frame}>
      <div className="sheet__mark" style={markStyle(frame)} />
      <div className="sheet__trim">
        {children}
        <footer className="sheet__foot">
          {frame.folio !== null && <span className="sheet__folio">{frame.folio}</span>}
          <span className="sheet__catalog">{folioLine(frame)}</span>
        </footer>
      </div>
    </PageArticle>
  );
}

/** A printed page without running elements, for pages that come as finished files. */
export function BarePage({ children, ...frame }: PageFrameProps & { children: ReactNode }) {
  return (
    <PageArticle {...frame}>
      <div className="sheet__trim">{children}</div>
    </PageArticle>
  );
}

function PageArticle({ children, ...frame }: PageFrameProps & { children: ReactNode }) {
  return (
    <article
      className="sheet"
      lang={frame.language}
      data-sheet={markedLike(frame.pageType)}
      data-side={sideOf(frame.folio)}
      data-page-id={frame.pageId ?? undefined}
    >
      {children}
    </article>
  );
}
