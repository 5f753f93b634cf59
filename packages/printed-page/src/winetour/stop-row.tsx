import { Hairline } from '../frame/hairline.tsx';
import { registerLinePx } from '../register/register-grid.ts';
import { SetLines } from '../register/set-lines.tsx';
import type { PageTexts } from '../texts.ts';
import type { WinetourItem } from './winetour.layout.ts';

type Stop = Extract<WinetourItem, { kind: 'stop' }>;

/** One stand of the tour: a checkbox, the stand, its exhibitor, and space to write. */
export function StopRow({ item, lines, texts }: { item: Stop; lines: number; texts: PageTexts }) {
  const free = item.company.join('') === '';
  return (
    <div
      className="stop"
      style={{ height: `${lines * registerLinePx}px` }}
      data-line={`stand:${item.stand.join(' ')}`}
    >
      <svg className="stop__tick" viewBox="0 0 10 10" aria-hidden="true">
        <rect x="0.5" y="0.5" width="9" height="9" fill="none" stroke="currentColor" strokeWidth="0.9" />
      </svg>
      <span className="stop__stand">
        <SetLines lines={item.stand} />
      </span>
      <span className="stop__company">
        {free ? (
          <span className="stop__free">{texts.unassignedStand}</span>
        ) : (
          <SetLines lines={item.company} />
        )}
        {!free && item.pages !== '' && (
          <span className="stop__pages">
            {texts.page} {item.pages}
          </span>
        )}
      </span>
      <Hairline className="stop__rule" />
    </div>
  );
}
