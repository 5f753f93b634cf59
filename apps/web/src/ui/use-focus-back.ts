import { useEffect } from 'react';
import { focusTitle } from './focus-title.ts';

/**
 * Returns the focus to the element that had it when `opened` became true, once it is false again or the
 * component is gone. A dialog does this by itself only if it was there, closed, before it was opened; one
 * that is fetched when it is first asked for was not. If the element is gone, the title of the screen gets it. Leaves
 * the focus alone if it was moved since.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      // A dialog or a menu that opens next takes the focus in this time.
      setTimeout(() => {
        const now = document.activeElement;
        if (now !== document.body && now !== atClose) return;
        if (!opener?.isConnected) focusTitle();
        else if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }, 10);
    };
  }, [opened]);
}
