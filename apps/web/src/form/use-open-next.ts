import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaving } from './use-leaving.ts';

/** How long what was just stored is still seen where the next screen opens by itself. */
export const SEEN_MS = 1000;

interface Options {
  /** Whether it takes the place of this screen in the browser's history. */
  replace?: boolean;
  afterMs?: number;
}

/** Opens the screen that follows when something is stored, unless its user has left for another one meanwhile. */
export function useOpenNext(): (to: string, options?: Options) => void {
  const navigate = useNavigate();
  const leaving = useLeaving();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to, { replace = false, afterMs = 0 } = {}) => {
    const from = window.location.pathname;
    const open = () => {
      if (!leaving() && window.location.pathname === from) void navigate(to, { replace });
    };
    if (afterMs === 0) open();
    else timer.current = setTimeout(open, afterMs);
  };
}
