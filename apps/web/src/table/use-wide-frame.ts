import { useCallback, useRef } from 'react';

/**
 * A frame whose table is wider than itself is marked with `data-wide` and scrolls sideways. Only such a frame may be a
 * scroll container: in one, the head of the table could not stay at the top of the window.
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
    };
    observer.current = new ResizeObserver(measure);
    observer.current.observe(frame);
  }, []);
}
