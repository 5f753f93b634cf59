import { useLayoutEffect, useState } from 'react';
import { autoCloseQuery } from '../../lib/layout-sizes.ts';
import { useMedia } from '../../lib/use-media.ts';

/** The storage key of the user's choice; by default it depends on the width of the window. */
const ASIDE_KEY = 'aside-menu';

/** Whether the side menu is collapsed, and a function to change it. */
export function useAside() {
  const narrowWindow = useMedia(autoCloseQuery);
  const [choice, setChoice] = useState(() => localStorage.getItem(ASIDE_KEY));
  const collapsed = choice === null ? narrowWindow : choice === 'closed';
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--menu-width', collapsed ? '4.5rem' : '13.75rem');
  }, [collapsed]);
  return {
    collapsed,
    toggle() {
      const next = collapsed ? 'open' : 'closed';
      localStorage.setItem(ASIDE_KEY, next);
      setChoice(next);
    },
  };
}
