import type { SheetPlanPage } from '@rebblatt/contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlanCell } from '../../sheet-plan.rules.ts';
import { heldFinger } from './held-finger.ts';

/** How far a pointer must move before a press becomes a drag. */
const STARTS_AT_PX = 4;
/** Near an edge the strip scrolls, by so many pixels a frame. */
const EDGE_PX = 40;
const SCROLL_PX = 14;

type Onto = { page: SheetPlanPage; cell: string; side: 'before' | 'after' };
/** A page that is being dragged, where its pointer was when it was lifted, and the page whose position it would take. */
export type PlanDrag = { page: SheetPlanPage; x: number; y: number; onto: SheetPlanPage | null };
type Press = { page: SheetPlanPage; x: number; y: number; startX: number };

/**
 * Dragging pages in the plan with a mouse or pen, or with a finger that has rested on one; before that it scrolls the
 * strip. A page takes the position of the one on which it is put down, as in the list.
 *
 * @param early the last press before there was anything to drag with, which counts as long as it lasts
 * @returns what is being dragged, or null
 */
export function usePlanDrag(
  strip: HTMLElement,
  early: { current: PointerEvent | null },
  cellAt: (target: EventTarget | null) => PlanCell | undefined,
  onMove: (page: SheetPlanPage, to: number) => void,
): PlanDrag | null {
  const [lifted, setLifted] = useState<Omit<PlanDrag, 'onto'> | null>(null);
  const moving = lifted?.page ?? null;
  const [onto, setOnto] = useState<Onto | null>(null);
  const press = useRef<Press | null>(null);
  const latest = useRef({ cellAt, onMove, onto, moving });
  useLayoutEffect(() => {
    latest.current = { cellAt, onMove, onto, moving };
  });

  useMark(strip, moving && `[data-page="${moving.id}"]`, 'data-lifted', '');
  useMark(strip, onto && `[data-cell="${onto.cell}"]`, 'data-drop', onto?.side ?? '');
  useEffect(() => {
    strip.toggleAttribute('data-dragging', moving !== null);
  }, [strip, moving]);

  useEffect(() => {
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      press.current = null;
      setLifted(null);
      setOnto(null);
    };
    const aim = ({ page, x, y }: Press) => {
      const target = latest.current.cellAt(document.elementFromPoint(x, y))?.page;
      if (!target) return;
      // The mark stands where the page will be: at the edge of the other one's first or last cell.
      const side = target.position > page.position ? 'after' : 'before';
      const index = side === 'after' ? Math.max(0, target.sheets - 1) : 0;
      setOnto(target.id === page.id ? null : { page: target, cell: `${target.id}-${index}`, side });
    };
    // While a page is held near an edge, the strip moves under it.
    const scroll = () => {
      if (!press.current) return;
      const { left, right } = strip.getBoundingClientRect();
      const { x } = press.current;
      const by = x < left + EDGE_PX ? -SCROLL_PX : x > right - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) {
        strip.scrollBy(by, 0);
        aim(press.current);
      }
      frame = requestAnimationFrame(scroll);
    };
    const pressOf = ({ target, clientX: x, clientY: y }: PointerEvent): Press | null => {
      const page = latest.current.cellAt(target)?.page;
      return page ? { page, x, y, startX: x } : null;
    };
    const down = (event: PointerEvent) => {
      early.current = null;
      if (event.button === 0 && event.pointerType !== 'touch') press.current = pressOf(event);
    };
    const lift = (pressed: Press) => {
      press.current = pressed;
      setLifted({ page: pressed.page, x: pressed.x, y: pressed.y });
      frame = requestAnimationFrame(scroll);
    };
    const hold = (event: PointerEvent): boolean => {
      const pressed = pressOf(event);
      if (pressed) lift(pressed);
      return pressed !== null;
    };
    const move = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      if (early.current && event.buttons === 1) down(early.current);
      const pressed = press.current;
      if (!pressed) return;
      pressed.x = event.clientX;
      pressed.y = event.clientY;
      if (!latest.current.moving) {
        if (Math.abs(pressed.x - pressed.startX) < STARTS_AT_PX) return;
        lift(pressed);
      }
      aim(pressed);
    };
    // A second finger that comes and goes puts nothing down.
    const up = ({ isPrimary }: PointerEvent) => {
      if (!isPrimary) return;
      const { moving: page, onto: target } = latest.current;
      if (page) {
        // The click that follows opens nothing.
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      stop();
      if (page && target) latest.current.onMove(page, target.page.position);
    };
    const interrupted = ({ isPrimary }: PointerEvent) => isPrimary && stop();
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    const endHolding = heldFinger(strip, hold);
    strip.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', interrupted);
    addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      endHolding();
      strip.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', interrupted);
      removeEventListener('keydown', cancel);
    };
  }, [strip, early]);
  return lifted && { ...lifted, onto: onto?.page ?? null };
}

/** Marks cells of the strip, which does not draw itself again for it. */
function useMark(strip: HTMLElement, selector: string | null, name: string, value: string): void {
  useEffect(() => {
    if (selector === null) return;
    const marked = [...strip.querySelectorAll(selector)];
    for (const cell of marked) cell.setAttribute(name, value);
    return () => {
      for (const cell of marked) cell.removeAttribute(name);
    };
  }, [strip, selector, name, value]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
