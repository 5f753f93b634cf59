import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './error-text.ts';
import { maintenanceStore } from './maintenance.ts';
import { sessionStore } from './session.ts';

/** Wrong questions (4xx) are never asked again; lost connections twice, unless the browser knows that it has none. */
function worthRetrying(failures: number, error: unknown): boolean {
  return navigator.onLine && statusOf(error) === undefined && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      // Asked without a connection too: a question that waits in silence leaves the rows of the one before it standing.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let token = sessionStore.get()?.access_token;

// One user's data must never be shown to the next, whichever way the session changed.
sessionStore.subscribe(() => {
  const next = sessionStore.get()?.access_token;
  if (next !== token) queryClient.clear();
  token = next;
});

// What the maintenance screen covered may have failed to load.
maintenanceStore.subscribe(() => {
  if (maintenanceStore.get()) return;
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
