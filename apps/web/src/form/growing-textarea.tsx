import { type ComponentProps, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

type Props = ComponentProps<'textarea'> & { minRows?: number; maxRows?: number };

/**
 * A field for text of several lines that is as high as what is typed, from `minRows` to `maxRows` lines. The build puts it
 * where the library has its own, which is five times as long and measures on a hidden copy.
 */
export function TextareaAutosize({ minRows = 1, maxRows = Number.POSITIVE_INFINITY, ref, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const grow = () => {
    if (area.current) fit(area.current, maxRows);
  };
  const latest = useRef(grow);
  latest.current = grow;
  useLayoutEffect(grow);
  // Lines break elsewhere in another width.
  useEffect(() => {
    let width = 0;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      latest.current();
    });
    if (area.current) watch.observe(area.current);
    return () => watch.disconnect();
  }, []);
  const hold = useCallback(
    (node: HTMLTextAreaElement | null) => {
      area.current = node;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
  return (
    <textarea
      {...field}
      ref={hold}
      rows={minRows}
      onInput={(event) => {
        field.onInput?.(event);
        grow();
      }}
    />
  );
}

/** Its rows give the least height. */
function fit(area: HTMLTextAreaElement, maxRows: number): void {
  area.style.height = '';
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
  const border = area.offsetHeight - area.clientHeight;
  const most =
    Number.parseFloat(lineHeight) * maxRows +
    Number.parseFloat(paddingTop) +
    Number.parseFloat(paddingBottom);
  const wanted = Math.min(area.scrollHeight, most);
  if (wanted > area.clientHeight) area.style.height = `${wanted + border}px`;
}
