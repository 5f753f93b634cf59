import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './editor.module.css';

const MIN = 35;
const MAX = 70;
const STEP = 2;

type Props = { percent: number; onChange: (percent: number) => void };

/** Divides the space between two columns, with the pointer or the arrow keys. */
export function Divider({ percent, onChange }: Props) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const set = (value: number) => onChange(Math.round(Math.min(MAX, Math.max(MIN, value))));

  function drag(event: PointerEvent<HTMLDivElement>) {
    const columns = bar.current?.parentElement?.getBoundingClientRect();
    if (columns && event.currentTarget.hasPointerCapture(event.pointerId))
      set(((event.clientX - columns.left) / columns.width) * 100);
  }

  function key(event: KeyboardEvent) {
    const keys: Record<string, number> = {
      ArrowLeft: percent - STEP,
      ArrowRight: percent + STEP,
      Home: MIN,
      End: MAX,
    };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be focused and moved, this separator can
    <div
      ref={bar}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(($) => $.wineEditor.divider)}
      aria-valuenow={percent}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      className={styles.divider}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={key}
      onDoubleClick={() => onChange(55)}
    />
  );
}
