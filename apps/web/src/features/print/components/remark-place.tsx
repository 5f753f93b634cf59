import { Button } from '@mantine/core';
import { bleedSheetMm } from '@rebblatt/contracts';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { linkBookPage } from '../answer.api.ts';
import styles from './answers.module.css';
import { PagePicture } from './page-picture.tsx';

export type Place = { x: number; y: number };

type Props = { token: string; page: number; place: Place | null; onPlace: (place: Place | null) => void };

const rounded = (mm: number) => Math.round(mm * 10) / 10;
/** The arrow keys move a place by this much, in mm. */
const STEP_MM = 2;
const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -STEP_MM, y: 0 },
  ArrowRight: { x: STEP_MM, y: 0 },
  ArrowUp: { x: 0, y: -STEP_MM },
  ArrowDown: { x: 0, y: STEP_MM },
};

/** A page of the book on which the place of a remark is set: by a click, then by the arrow keys too. */
export function RemarkPlace({ token, page, place, onPlace }: Props) {
  const { t } = useTranslation();
  const { width, height } = bleedSheetMm;
  const within = ({ x, y }: Place): Place => ({
    x: rounded(Math.min(width, Math.max(0, x))),
    y: rounded(Math.min(height, Math.max(0, y))),
  });
  function set({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // By the keyboard there is no point: it begins in the middle.
    if (detail === 0) return onPlace(place ?? within({ x: width / 2, y: height / 2 }));
    const box = currentTarget.getBoundingClientRect();
    onPlace(
      within({
        x: ((clientX - box.left) / box.width) * width,
        y: ((clientY - box.top) / box.height) * height,
      }),
    );
  }
  const text = t(($) => $.print.answer.picture, { page: String(page) });
  return (
    <div>
      <button
        type="button"
        className={styles.sheet}
        aria-label={text}
        onClick={set}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step || !place) return;
          event.preventDefault();
          onPlace(within({ x: place.x + step.x, y: place.y + step.y }));
        }}
      >
        <PagePicture file={linkBookPage(token, page)} text="" />
        {place && (
          <span
            className={styles.pin}
            style={{ left: `${(place.x / width) * 100}%`, top: `${(place.y / height) * 100}%` }}
          />
        )}
      </button>
      <div className={styles.under} role="status">
        {place ? t(($) => $.print.answer.placed) : t(($) => $.print.answer.unplaced)}
        {place && (
          <Button variant="subtle" size="compact-sm" onClick={() => onPlace(null)}>
            {t(($) => $.print.answer.unplace)}
          </Button>
        )}
      </div>
    </div>
  );
}
