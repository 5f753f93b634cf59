import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { statusOf } from './error-text.ts';
import { maintenanceStore } from './maintenance.ts';
import { sessionStore } from './session.ts';

/**
 * Error responses are never retried; lost connections are twice, unless the browser knows that it is offline.
 */
function worthRetrying(failures: number, error: unknown): boolean {
  return navigator.onLine && statusOf(error) === undefined && failures < 2;
}

/**
 * Reads again also what was on its way when it became outdated. The library takes the answer of a first read as the newest,
 * though it may have left the server before the change: a select then lacked the wine for which it had been opened.
 */
class Client extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive());
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...underWay.map(async (query) => {
        await query.promise?.catch(() => {});
        await super.invalidateQueries({ ...filters, queryKey: query.queryKey, exact: true }, options);
      }),
    ]);
  }
}

export const queryClient = new Client({
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
