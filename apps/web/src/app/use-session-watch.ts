import { useEffect } from 'react';
import { checkSession } from '../features/session/session.api.ts';
import { closeSession, watchOtherTabs } from '../lib/session.ts';

/** How often the server is asked whether the session is still valid. */
export const CHECK_MS = 30_000;

/** Checks the session at the start and every 30 seconds, and ends it here when it ends in another tab. */
export function useSessionWatch(): void {
  useEffect(() => {
    void checkSession();
    const timer = setInterval(() => void checkSession(), CHECK_MS);
    const unwatch = watchOtherTabs(closeSession);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, []);
}
