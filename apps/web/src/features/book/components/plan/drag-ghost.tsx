import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { labelledPage } from '../../../page/page-name.rules.ts';
import styles from './drag-ghost.module.css';
import type { PlanDrag } from './use-plan-drag.ts';

/** So far above the pointer that neither a finger nor the mark of the place is below it. */
const ABOVE_PX = 18;
const EDGE_PX = 8;

/** What is being dragged, at its pointer, and which position it takes if it is put down here. */
export function DragGhost({ drag: { page, x, y, onto } }: { drag: PlanDrag }) {
  const { t } = useTranslation();
  const ghost = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = (at: { clientX: number; clientY: number }) => {
      const element = ghost.current;
      if (!element) return;
      const left = Math.min(at.clientX - element.offsetWidth / 2, innerWidth - element.offsetWidth - EDGE_PX);
      const top = Math.max(EDGE_PX, at.clientY - element.offsetHeight - ABOVE_PX);
      element.style.translate = `${Math.max(EDGE_PX, left)}px ${top}px`;
    };
    const follow = (event: PointerEvent) => event.isPrimary && place(event);
    place({ clientX: x, clientY: y });
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [x, y]);

  return createPortal(
    <div
      ref={ghost}
      className={styles.ghost}
      style={{ borderTopColor: `var(--page-${page.page_type})` }}
      aria-hidden
    >
      <strong>{labelledPage(t, page)}</strong>
      <span>
        {onto
          ? t(($) => $.page.plan.goesTo, { from: String(page.position), to: String(onto.position) })
          : t(($) => $.page.plan.stays, { position: String(page.position) })}
      </span>
    </div>,
    document.body,
  );
}
