import { type ComponentProps, createElement, type MouseEvent, useState } from 'react';

/** How long after it appeared a click beside a dialog counts as the rest of a double click; systems use 500 ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * The darkened screen behind every dialog and drawer; Mantine takes it from the theme. A click on it closes the
 * dialog, but not the second click of the double click that opened the dialog.
 */
export function DialogOverlay({ onClick, ...props }: ComponentProps<'div'>) {
  const [since] = useState(() => performance.now());
  return createElement('div', {
    ...props,
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      // The time of the click: on a slow computer it is handled much later.
      if (event.timeStamp - since > DOUBLE_CLICK_MS) onClick?.(event);
    },
  });
}
