import { useEffect, useState } from 'react';
import { autoCloseQuery } from '../../lib/layout-sizes.ts';
import { useMedia } from '../../lib/use-media.ts';

/** Where the user's own choice is kept; without one the width of the window decides. */
const ASIDE_KEY = 'aside-menu';

/** Whether the side menu is narrow, and the way to choose. */
export function useAside() {
  const narrowWindow = useMedia(autoCloseQuery);
  const [choice, setChoice] = useState(() => localStorage.getItem(ASIDE_KEY));
  const collapsed = choice === null ? narrowWindow : choice === 'closed';
  useEffect(() => {
    document.documentElement.style.setProperty('--menu-width', collapsed ? '72px' : '220px');
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
