import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Tells whether a link to another screen has been followed. A screen stays until the next one is fetched, and an answer
 * may arrive after it has gone: what it then did with the address by itself would call back whoever has left.
 */
export function useLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const here = useRef<string | null>(pathname);
  useEffect(() => {
    here.current = next && next.pathname !== pathname ? null : pathname;
    return () => {
      here.current = null;
    };
  }, [pathname, next]);
  return useCallback(() => window.location.pathname !== here.current, []);
}
