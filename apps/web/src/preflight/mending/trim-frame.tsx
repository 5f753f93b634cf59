import type { FileMend } from '@rebblatt/contracts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './mending.module.css';

type Frame = NonNullable<FileMend['mended']>['frames'][number];
type Props = {
  /** The picture of the sheet. */
  url: string;
  frame: Frame;
  /** Of the finished page, in mm. */
  size: { width: number; height: number };
  onMove: (x_mm: number, y_mm: number) => void;
};

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** One step of an arrow key in mm, and with the shift key. */
const [FINE, COARSE] = [0.5, 5];
const rounded = (mm: number) => Math.round(mm * 10) / 10;

/** The finished page as a frame on its sheet, moved with the mouse, a finger or the arrow keys. */
export function TrimFrame({ url, frame, size, onMove }: Props) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; y: number; from: Frame } | null>(null);
  const share = (mm: number, of: number) => `${(mm / of) * 100}%`;

  function drag({ clientX, clientY }: PointerEvent) {
    const held = grip.current;
    const width = sheet.current?.clientWidth ?? 0;
    if (!held || width === 0) return;
    const mmPerPx = frame.sheet_width_mm / width;
    onMove(
      rounded(held.from.x_mm + (clientX - held.x) * mmPerPx),
      rounded(held.from.y_mm + (clientY - held.y) * mmPerPx),
    );
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? COARSE : FINE;
    onMove(rounded(frame.x_mm + step[0] * by), rounded(frame.y_mm + step[1] * by));
  }

  return (
    <div ref={sheet} className={styles.sheet}>
      <img src={url} alt="" draggable={false} />
      <button
        type="button"
        className={styles.frame}
        aria-label={t(($) => $.report.mend.frame)}
        style={{
          left: share(frame.x_mm, frame.sheet_width_mm),
          top: share(frame.y_mm, frame.sheet_height_mm),
          width: share(size.width, frame.sheet_width_mm),
          height: share(size.height, frame.sheet_height_mm),
        }}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY, from: frame };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null;
        }}
      />
    </div>
  );
}
