import { type TouchEvent, useRef } from 'react';

/** Shorter than that is a tap. */
const SWIPE_PX = 40;

/** A finger drawn to the left turns on, to the right back; one drawn up or down scrolls the screen. */
export function useSwipe(turnBy: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      // Two fingers enlarge.
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0);
      const began = from.current;
      from.current = null;
      if (!touch || !began) return;
      const [dx, dy] = [touch.clientX - began.x, touch.clientY - began.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy)) return;
      turnBy(dx < 0 ? 1 : -1);
    },
  };
}
