import type { PrintedAward, PrintedCode, TypefacePair, WinePageInput } from '@rebblatt/contracts';
import { AwardGlyph } from '../award/award-glyph.tsx';
import { Hairline } from '../frame/hairline.tsx';
import { inPlaces } from '../in-places.ts';
import type { PageTexts } from '../texts.ts';
import { PageCode } from './page-code.tsx';
import { footerLines, footWithCodeMm } from './wine-page.rules.ts';

/** The exhibitor's footer, then the key to the glyphs on this page and what holds for its prices. */
export function WinePageFoot({
  input,
  pair,
  prices,
  code,
  texts,
}: {
  input: WinePageInput;
  pair: TypefacePair;
  /** The sentence of the catalogue's design; without it the currency. */
  prices: string | undefined;
  /** The code that the design prints, with its address; undefined without one. */
  code: { drawn: PrintedCode | undefined; address: string } | undefined;
  texts: PageTexts;
}) {
  const lines = footerLines(input.footer, pair, code && footWithCodeMm);
  const foot = (
    <>
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
        {code && (
          <span style={{ width: '100%', lineHeight: '10px', textAlign: 'right', overflowWrap: 'anywhere' }}>
            {code.address}
          </span>
        )}
      </p>
    </>
  );
  if (!code) return <footer className="wine-foot">{foot}</footer>;
  return (
    <footer className="wine-foot" style={{ display: 'flex', alignItems: 'center', padding: 0 }}>
      <div style={{ flex: 1, minWidth: 0 }}>{foot}</div>
      <PageCode code={code.drawn} label={code.address} />
    </footer>
  );
}

function awardsOf(input: WinePageInput): PrintedAward[] {
  const awards = input.categories.flatMap(({ wines }) => wines.flatMap(({ award }) => award ?? []));
  return [...new Map(awards.map((award) => [award.symbol + award.award, award])).values()];
}
