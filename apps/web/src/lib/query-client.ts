import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './error-text.ts';
import { maintenanceStore } from './maintenance.ts';
import { sessionStore } from './session.ts';

/**
 * Error responses are never retried; lost connections are twice, unless the browser knows that it is offline.
 */
function worthRetrying(failures: number, error: unknown): boolean {
  return navigator.onLine && statusOf(error) === undefined && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      // Also when offline: a paused query would keep showing the rows of the previous one without an error.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let token = sessionStore.get()?.access_token;

// One user's data must never be shown to the next, however the session changed.
sessionStore.subscribe(() => {
  const next = sessionStore.get()?.access_token;
  if (next !== token) queryClient.clear();
  token = next;
});

// Queries of the covered screen may have failed during maintenance.
maintenanceStore.subscribe(() => {
  if (maintenanceStore.get()) return;
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
