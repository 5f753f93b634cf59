import type { AwardSymbolCode } from '@rebblatt/contracts';
import { awardDrawings } from './award-drawings.ts';

/**
 * One award glyph in the colour of the surrounding text, as high as its type size unless a stylesheet changes
 * it. An empty label marks it as decoration when the same is said in text.
 */
export function AwardGlyph({ symbol, label }: { symbol: AwardSymbolCode; label: string }) {
  return (
    <svg
      className="award-glyph"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === ''}
      fill="currentColor"
    >
      <path d={awardDrawings[symbol].path} />
    </svg>
  );
}
