import { type ChangeEvent, type MouseEvent, useRef } from 'react';
import { markRange, type Selection, toggleRow } from './selection.ts';

/**
 * The checkboxes of the rows: a click or the space bar marks one row, with Shift all rows from the one marked last.
 * @param visible the ids of the rows on this page, in their order
 * @returns the props of a row's checkbox
 */
export function useMarking(selection: Selection | undefined, visible: readonly number[]) {
  const last = useRef<number | null>(null);
  return (id: number) => ({
    checked: selection?.marked.has(id) ?? false,
    // Otherwise the browser selects the text between the two clicks.
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onChange: ({ nativeEvent }: ChangeEvent) => {
      if (!selection) return;
      const from = last.current;
      last.current = selection.marked.has(id) ? null : id;
      // React hears of a checkbox by its click, which the space bar makes too.
      const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
      if (range && from !== null && markRange(selection, visible, from, id)) last.current = id;
      else toggleRow(selection, id);
    },
  });
}
