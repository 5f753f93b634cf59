import { useRef } from 'react';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { boxOf } from '../../release/remark-place.rules.ts';
import styles from './marks.module.css';
import type { Marks } from './use-marks.ts';

/** Over the page: a frame around each place that changed. Only to be seen; the list beside the page says them. */
export function MarkLayer({ changes = [], hidden, active }: Pick<Marks, 'changes' | 'hidden' | 'active'>) {
  const shown = useRef<HTMLSpanElement>(null);
  useWhenChanged([active], () => shown.current?.scrollIntoView({ block: 'center', inline: 'center' }));
  if (hidden) return null;
  return changes.map((change, index) => (
    <span
      key={`${change.x_mm}-${change.y_mm}`}
      ref={index === active ? shown : undefined}
      className={styles.mark}
      style={boxOf(change)}
      data-change={index + 1}
      data-active={index === active || undefined}
      aria-hidden
    >
      <span>{index + 1}</span>
    </span>
  ));
}
