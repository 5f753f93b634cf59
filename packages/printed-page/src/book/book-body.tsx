import {
  AD_PAGE,
  type BookPage,
  type BookRun,
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  EXHIBITOR_REGISTER,
  placedFileOf,
  REGION_REGISTER,
  type TypefacePair,
  WINE_PAGE,
  WINETOUR_PAGE,
} from '@rebblatt/contracts';
import type { PageFrameProps } from '../frame/page-frame.tsx';
import { ChosenRegister } from '../register/chosen-register.tsx';
import { TocExhibitor } from '../register/toc-exhibitor.tsx';
import { TocRegion } from '../register/toc-region.tsx';
import { pairOf } from '../type/measure.ts';
import { UploadedPlaceholder } from '../uploaded/uploaded-placeholder.tsx';
import { WinePage } from '../wine-page/wine-page.tsx';
import { Winetour } from '../winetour/winetour.tsx';
import { printedPagesOf } from './printed-pages.ts';

/**
 * Images for the places that the press fills, by the SHA-256 of the stored file; only for screens and proofs.
 */
export type ImageUrls = (sha256: string) => string | undefined;

/** All printed pages of a run, one after the other. */
export function BookBody({ run, images }: { run: BookRun; images?: ImageUrls }) {
  return run.pages.map((page) => (
    <PrintedPages
      key={page.page_id}
      page={page}
      pair={pairOf(run.look)}
      frames={framesOf(run, page)}
      logoUrl={logoUrlOf(run, page, images)}
    />
  ));
}

type PrintedSideProps = {
  run: Pick<BookRun, 'catalog_name' | 'language' | 'look'>;
  page: BookPage;
  /** Which of its printed pages, from 0. */
  index: number;
  images?: ImageUrls;
};

/** One printed page of a catalogue page, for screens that show them one at a time. */
export function PrintedSide({ run, page, index, images }: PrintedSideProps) {
  const frames: PageFrameProps[] = [];
  // The templates skip the places that are empty.
  frames[index] = frameOf(run, page, index);
  return (
    <PrintedPages
      page={page}
      pair={pairOf(run.look)}
      frames={frames}
      logoUrl={logoUrlOf(run, page, images)}
    />
  );
}

/** The picture of a wine page's logo, or of the fair's mark. */
function logoUrlOf(
  { look }: PrintedSideProps['run'],
  page: BookPage,
  images: ImageUrls | undefined,
): string | undefined {
  const file = placedFileOf(page, look);
  return file ? images?.(file.sha256) : undefined;
}

interface PrintedPagesProps {
  page: BookPage;
  pair: TypefacePair;
  frames: PageFrameProps[];
  logoUrl: string | undefined;
}

function PrintedPages({ page, pair, frames, logoUrl }: PrintedPagesProps) {
  switch (page.page_type) {
    case WINE_PAGE:
      return frames.map((frame) => (
        <WinePage
          key={page.page_id}
          input={page.content}
          frame={frame}
          withSku={page.with_sku}
          code={page.code}
          logoUrl={logoUrl}
        />
      ));
    case AD_PAGE:
    case CONTENT_PAGE:
      return <UploadedPlaceholder input={page.content} frames={frames} />;
    case EXHIBITOR_REGISTER:
      return <TocExhibitor input={page.content} pair={pair} frames={frames} markUrl={logoUrl} />;
    case REGION_REGISTER:
      return <TocRegion input={page.content} pair={pair} frames={frames} markUrl={logoUrl} />;
    case WINETOUR_PAGE:
      return <Winetour input={page.content} pair={pair} frames={frames} />;
    case CHOSEN_REGISTER:
      return <ChosenRegister input={page.content} pair={pair} frames={frames} markUrl={logoUrl} />;
  }
}

const framesOf = (run: BookRun, page: BookPage): PageFrameProps[] =>
  Array.from({ length: printedPagesOf(page, run.look) }, (_, i) => frameOf(run, page, i));

function frameOf(run: PrintedSideProps['run'], page: BookPage, index: number): PageFrameProps {
  return {
    pageId: page.page_id,
    pageType: page.page_type,
    folio: page.folio === null ? null : page.folio + index,
    catalogName: run.catalog_name,
    language: run.language,
    look: run.look,
  };
}
