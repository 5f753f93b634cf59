import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The row that was opened last in each list, by the list's path, until the user returns to it. */
const opened = new Map<string, string>();

/** What has a click of its own; a click elsewhere in a row opens the row. */
const OWN_CLICK = 'a, button, input, select, textarea, label';

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** The link or button that opens a row. */
const openerOf = (row: Element | null) => row?.querySelector<HTMLElement>('[data-opens]') ?? null;

/**
 * A click on a row opens it, with Ctrl, ⌘ or the middle button in a new tab; marking text and the row's own buttons do
 * not. Back from there, the row is focused, in view and named for its mark.
 * @param list the element with the rows
 * @param shown whether the rows are there
 * @returns the id of the row the user came back from
 */
export function useOpenedRows(list: RefObject<HTMLElement | null>, shown: boolean): string | undefined {
  const { pathname } = useLocation();
  const [returned] = useState(() => opened.get(pathname));

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const open = (event: MouseEvent) => {
      const row = rowOf(event.target);
      if (!row || event.defaultPrevented || event.button > 1) return;
      const own = (event.target as Element).closest(OWN_CLICK);
      if (own instanceof HTMLAnchorElement) opened.set(pathname, row.dataset.row ?? '');
      const opener = openerOf(row);
      if (own || !opener || !getSelection()?.isCollapsed) return;
      const aside = event.button === 1 || event.ctrlKey || event.metaKey;
      if (!aside) {
        // Where the focus returns to from a dialog.
        opener.focus({ preventScroll: true });
        opener.click();
      } else if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
    };
    element.addEventListener('click', open, true);
    element.addEventListener('auxclick', open);
    return () => {
      element.removeEventListener('click', open, true);
      element.removeEventListener('auxclick', open);
    };
  }, [list, pathname]);

  useEffect(() => {
    if (!shown || returned === undefined || !opened.delete(pathname)) return;
    const row = list.current?.querySelector(`[data-row="${returned}"]`);
    if (!row) return;
    const { top, bottom } = row.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: 'center' });
    openerOf(row)?.focus({ preventScroll: true });
  }, [list, pathname, returned, shown]);

  return returned;
}
