import type { AwardSymbolCode } from '@rebblatt/contracts';
import { AwardGlyph } from '../award/award-glyph.tsx';
import { Hairline } from '../frame/hairline.tsx';
import { registerLinePx } from './register-grid.ts';
import { SetLines } from './set-lines.tsx';

interface GroupHeadingProps {
  /** 1 = country, ship or award, 2 = region or deck. */
  level: 1 | 2;
  lines: readonly string[];
  /** The glyph of an award, before its name. */
  symbol?: AwardSymbolCode | null;
  /** Height and the blank space above, in lines of the grid. */
  height: number;
  before: number;
  /** "continued", when the group began in an earlier column. */
  note: string | null;
}

/** A heading inside a register column. */
export function GroupHeading({ level, lines, symbol = null, height, before, note }: GroupHeadingProps) {
  const Tag = level === 1 ? 'h2' : 'h3';
  return (
    <Tag
      className={`group group--${level}`}
      style={{
        height: `${height * registerLinePx}px`,
        marginTop: `${before * registerLinePx}px`,
        ...(symbol && { justifyContent: 'flex-start', gap: '1.5mm' }),
      }}
    >
      {symbol && (
        <span>
          <AwardGlyph symbol={symbol} label="" />
        </span>
      )}
      <span>
        <SetLines lines={lines} />
      </span>
      {note && <span className="group__note">{note}</span>}
      {level === 1 && <Hairline className="group__rule" weightPt={0.5} />}
    </Tag>
  );
}
