import type { PrintedAward, TypefacePair, WinePageInput } from '@rebblatt/contracts';
import { AwardGlyph } from '../award/award-glyph.tsx';
import { Hairline } from '../frame/hairline.tsx';
import { inPlaces } from '../in-places.ts';
import type { PageTexts } from '../texts.ts';
import { footerLines } from './wine-page.rules.ts';

/** The exhibitor's footer, then the key to the glyphs on this page and what holds for its prices. */
export function WinePageFoot({
  input,
  pair,
  prices,
  texts,
}: {
  input: WinePageInput;
  pair: TypefacePair;
  /** The sentence of the catalogue's design; without it the currency. */
  prices: string | undefined;
  texts: PageTexts;
}) {
  const lines = footerLines(input.footer, pair);
  return (
    <footer className="wine-foot">
      {lines.length > 0 && (
        <p className="wine-foot__text" data-line="footer">
          <Hairline className="wine-foot__rule" />
          {inPlaces(lines, (line) => (
            <span className="wine-foot__line">{line}</span>
          ))}
        </p>
      )}
      <p className="wine-foot__legend">
        {awardsOf(input).map((award) => (
          <span key={award.symbol + award.award} className="wine-foot__award">
            <AwardGlyph symbol={award.symbol} label="" /> {award.award}
          </span>
        ))}
        <span
          className="wine-foot__currency"
          style={prices === undefined ? undefined : { overflowWrap: 'anywhere' }}
        >
          {prices ?? texts.currency}
        </span>
      </p>
    </footer>
  );
}

function awardsOf(input: WinePageInput): PrintedAward[] {
  const awards = input.categories.flatMap(({ wines }) => wines.flatMap(({ award }) => award ?? []));
  return [...new Map(awards.map((award) => [award.symbol + award.award, award])).values()];
}
