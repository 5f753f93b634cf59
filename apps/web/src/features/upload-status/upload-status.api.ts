import type { StatusItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { statusOf } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['status'];

/** The user's uploads; a server without this call results in an empty list. */
export const uploadItems = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => {
      try {
        return (await call('GET /status/:perPage/:page', { perPage: 20, page: 1 })).data;
      } catch (error) {
        if (statusOf(error) === 404) return [];
        throw error;
      }
    },
    staleTime: 60_000,
  });

/** Sets the full list from the live channel. */
export function receiveUploadItems(items: StatusItem[]): void {
  queryClient.setQueryData(KEY, items);
}

/** Refetches the list, after the live connection was lost. */
export function refetchUploadItems(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
}

/** Removes a finished item from the list, here and on the server. */
export async function dismissUploadItem(id: number): Promise<void> {
  await call('DELETE /status/:id', { id });
  queryClient.setQueryData<StatusItem[]>(KEY, (items) => items?.filter((item) => item.id !== id));
}
