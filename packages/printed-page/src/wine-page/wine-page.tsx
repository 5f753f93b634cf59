import { codeOfPage, type PrintedCode, type PrintedWine, type WinePageInput } from '@rebblatt/contracts';
import { type CSSProperties, Fragment } from 'react';
import { PageFrame, type PageFrameProps } from '../frame/page-frame.tsx';
import { pageTexts } from '../texts.ts';
import { pairOf } from '../type/measure.ts';
import { CategoryTable } from './category-table.tsx';
import { LogoHole } from './logo-hole.tsx';
import { columnsOf, factsOfWine, listLayout } from './wine-page.rules.ts';
import { WinePageFoot } from './wine-page-foot.tsx';
import { WinePageHead } from './wine-page-head.tsx';

export interface WinePageProps {
  input: WinePageInput;
  frame: Omit<PageFrameProps, 'pageType'>;
  /** Print the exhibitor's article numbers. */
  withSku?: boolean;
  /** An image of the logo for screens; the press leaves its place empty and places the file itself. */
  logoUrl?: string | undefined;
  /** Where the design prints a QR code. */
  code?: PrintedCode | undefined;
  /** The title's element: the page's heading on paper, on a screen one below the screen's own headings. */
  titleTag?: 'h1' | 'h3';
}

/** Page type 1: the logo at its actual size on the left, the stand and the wine list on the right. */
export function WinePage({ input, frame, withSku = false, logoUrl, code, titleTag = 'h1' }: WinePageProps) {
  const pair = pairOf(frame.look);
  const columns = columnsOf(input, withSku);
  const texts = pageTexts[frame.language];
  const factsOf = (wine: PrintedWine) => factsOfWine(wine, frame.look, texts);
  const address = frame.look?.code_address;
  const list = listLayout(input, columns, pair, factsOf, address !== undefined);
  const { rowPx, sizePt, facts } = list;
  const printedCode =
    address !== undefined && list.code
      ? { drawn: code, address: shortAddress(address, frame.pageId) }
      : undefined;
  const style = { '--row': `${rowPx}px`, '--size': `${sizePt}pt` } as CSSProperties;
  return (
    <PageFrame {...frame} pageType={1} pageTitle={input.page_title}>
      <LogoHole input={input} pair={pair} logoUrl={logoUrl} texts={texts} />
      <div className="wine-page" style={style} data-fit-box="wine-page">
        <WinePageHead input={input} pair={pair} titleTag={titleTag} />
        {input.categories.map((category, i) => (
          <Fragment key={category.id}>
            {i > 0 && <div className="category-gap" />}
            <CategoryTable
              category={category}
              columns={columns}
              texts={texts}
              facts={{ ...facts, of: factsOf }}
              rowPx={rowPx}
            />
          </Fragment>
        ))}
        <WinePageFoot
          input={input}
          pair={pair}
          code={printedCode}
          prices={frame.look?.prices}
          texts={texts}
        />
      </div>
    </PageFrame>
  );
}

/** The address of a page's code as it is read: without what a browser adds by itself. */
const shortAddress = (address: string, pageId: number | null): string =>
  address.replace(/^https?:\/\//, '') + (pageId === null ? '' : codeOfPage(pageId));
