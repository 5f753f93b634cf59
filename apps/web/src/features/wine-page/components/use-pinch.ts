import { type PointerEvent, useRef } from 'react';

/** How small and how large a page can be made. */
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 6;

/** Two fingers that move apart enlarge. @returns the handlers of the element that they are on */
export function usePinch(zoom: number, onZoom: (zoom: number) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ apart: number; zoom: number } | null>(null);

  function apart(): number | null {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : null;
  }

  function lift(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    start.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = apart();
      start.current = now === null ? null : { apart: now, zoom };
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = apart();
      if (now === null || !start.current) return;
      onZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (start.current.zoom * now) / start.current.apart)));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
