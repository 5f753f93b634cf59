import type { PrintedWine, WinePageInput } from '@rebblatt/contracts';
import { type CSSProperties, Fragment } from 'react';
import { PageFrame, type PageFrameProps } from '../frame/page-frame.tsx';
import { pageTexts } from '../texts.ts';
import { pairOf } from '../type/measure.ts';
import { CategoryTable } from './category-table.tsx';
import { LogoHole } from './logo-hole.tsx';
import { factsOfWine, listLayout } from './wine-page.rules.ts';
import { WinePageFoot } from './wine-page-foot.tsx';
import { WinePageHead } from './wine-page-head.tsx';

export interface WinePageProps {
  input: WinePageInput;
  frame: Omit<PageFrameProps, 'pageType'>;
  /** Print the exhibitor's article numbers. */
  withSku?: boolean;
  /** An image of the logo for screens; the press leaves its place empty and places the file itself. */
  logoUrl?: string | undefined;
  /** The title's element: the page's heading on paper, on a screen one below the screen's own headings. */
  titleTag?: 'h1' | 'h3';
}

/** Page type 1: the logo at its actual size on the left, the stand and the wine list on the right. */
export function WinePage({ input, frame, withSku = false, logoUrl, titleTag = 'h1' }: WinePageProps) {
  const pair = pairOf(frame.look);
  const columns = {
    sku: withSku,
    price2: input.categories.some(
      ({ bottle_size2, wines }) => bottle_size2 !== null || wines.some(({ price2 }) => price2 !== null),
    ),
  };
  const texts = pageTexts[frame.language];
  const factsOf = (wine: PrintedWine) => factsOfWine(wine, frame.look, texts);
  const { rowPx, sizePt, facts } = listLayout(input, columns, pair, factsOf);
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
            />
          </Fragment>
        ))}
        <WinePageFoot input={input} pair={pair} prices={frame.look?.prices} texts={texts} />
      </div>
    </PageFrame>
  );
}
