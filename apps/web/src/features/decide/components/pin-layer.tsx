import { MAX_REMARKS, type WaitingPage } from '@rebblatt/contracts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from '../../../ui/remarks.module.css';
import { notify } from '../../../ui/snackbar-store.ts';
import { movedBy, placeAt, placeOf } from '../../release/remark-place.rules.ts';
import { type DraftRemark, fieldId, newRemark, pinId } from './remark-draft.rules.ts';

const STEP_MM = 1;
const LARGE_STEP_MM = 10;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = { remarks: DraftRemark[]; onChange: (next: DraftRemark[]) => void };

/** Over the page: a click sets a remark, arrow keys move one. */
export function PinLayer({ remarks, onChange }: Props) {
  const { t } = useTranslation();

  function place({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const more = newRemark(remarks, placeAt((clientX - left) / width, (clientY - top) / height));
    if (more) onChange(more);
    else
      notify(
        'info',
        t(($) => $.decide.pins.most, { max: MAX_REMARKS }),
      );
  }

  function move(event: KeyboardEvent, key: string) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    // The queue's own arrow keys wait.
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP_MM : STEP_MM;
    onChange(
      remarks.map((one) =>
        one.key === key ? { ...one, ...movedBy(one, arrow[0] * by, arrow[1] * by) } : one,
      ),
    );
  }

  return (
    <>
      {/* For the mouse; the keyboard adds remarks beside the page. */}
      <button
        type="button"
        className={styles.area}
        tabIndex={-1}
        aria-label={t(($) => $.decide.pins.place)}
        onClick={place}
      />
      {remarks.map(
        (remark, index) =>
          remark.x_mm !== null && (
            <button
              key={remark.key}
              id={pinId(remark.key)}
              type="button"
              className={styles.pin}
              style={placeOf(remark)}
              aria-label={t(($) => $.decide.pins.move, { number: index + 1 })}
              onClick={() => document.getElementById(fieldId(remark.key))?.focus()}
              onKeyDown={(event) => move(event, remark.key)}
            >
              {index + 1}
            </button>
          ),
      )}
    </>
  );
}

/** Where the remarks of the last rejection stood; the list beside says what they are. */
export function PastPins({ page: { answered } }: { page: WaitingPage }) {
  return answered?.remarks.map(
    ({ id, number, text, done, ...place }) =>
      place.x_mm !== null && (
        <span
          key={id}
          className={styles.pin}
          style={placeOf(place)}
          data-past
          data-done={done === 1 || undefined}
          title={text}
          aria-hidden
        >
          {number}
        </span>
      ),
  );
}
