import { Leader } from './leader.tsx';
import { registerLinePx } from './register-grid.ts';
import type { RegisterLines } from './register-row.ts';
import { SetLines } from './set-lines.tsx';

/** One exhibitor of a register: company, stand, pages; the numbers are next to the last line of the name. */
export function EntryRow({ exhibitorId, set }: { exhibitorId: number; set: RegisterLines }) {
  return (
    <div
      className="entry"
      style={{ height: `${set.lines * registerLinePx}px` }}
      data-line={`exhibitor:${exhibitorId}`}
    >
      <SetLines lines={set.name.slice(0, -1)} />
      <span className="entry__last">
        <SetLines lines={set.name.slice(-1)} />
        <Leader />
        {set.stand.length > 0 && (
          <span className="entry__stand">
            <SetLines lines={set.stand} />
          </span>
        )}
        <span className="entry__pages">
          <SetLines lines={set.pages} />
        </span>
      </span>
    </div>
  );
}
