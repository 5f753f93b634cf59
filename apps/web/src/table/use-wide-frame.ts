import { useCallback, useRef } from 'react';

/**
 * A frame whose table is wider than itself is marked with `data-wide` and scrolls sideways. Only such a frame may be a
 * scroll container: in one, the head of the table does not stay at the top of the window by itself, but is moved there,
 * for which the style sheet needs to know how high the frame is (`--frame-height`).
 * @returns the ref for the frame
 */
export function useWideFrame(): (frame: HTMLElement | null) => void {
  const observer = useRef<ResizeObserver | null>(null);
  return useCallback((frame) => {
    observer.current?.disconnect();
    if (!frame) return;
    const measure = () => {
      const table = frame.querySelector('table');
      if (table) observer.current?.observe(table);
      frame.toggleAttribute('data-wide', table !== null && table.scrollWidth > frame.clientWidth);
      frame.style.setProperty('--frame-height', `${frame.offsetHeight}px`);
    };
    observer.current = new ResizeObserver(measure);
    observer.current.observe(frame);
  }, []);
}
