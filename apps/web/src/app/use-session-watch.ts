import { useEffect, useRef } from 'react';
import { checkSession } from '../features/session/session.api.ts';
import { queryClient } from '../lib/query-client.ts';
import { closeSession, useCatalogState, watchOtherTabs } from '../lib/session.ts';

/** How often the server is asked whether the session is still valid. */
const CHECK_MS = 30_000;

/**
 * Checks the session at the start and every 30 seconds, and ends it here when it ends in another tab. When the collection
 * ends or its last day is moved, everything on the screen is read again.
 */
export function useSessionWatch(): void {
  const state = useCatalogState();
  const collection = state && `${state.active_catalog?.id} ${state.active_catalog?.to}`;
  const before = useRef(collection);
  useEffect(() => {
    if (before.current && collection && before.current !== collection) void queryClient.invalidateQueries();
    before.current = collection;
  }, [collection]);
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
