import { PAGES_EVENT, REQUEST_EVENT, STATUS_EVENT, statusChannel, WAITING_EVENT } from '@rebblatt/contracts';
import { checkSession } from '../../features/session/session.api.ts';
import { receiveUploadItems, refetchUploadItems } from '../../features/upload-status/upload-status.api.ts';
import { listen } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Listens on the private channel of a user until the returned function is called. */
export function followOwnChannel(userId: number): () => void {
  return listen({
    channel: statusChannel(userId),
    hear: {
      [STATUS_EVENT]: receiveUploadItems,
      // Occurs only a few times per fair.
      [REQUEST_EVENT]: async (request) =>
        (await import('../../features/request/request.api.ts')).receiveRequest(request),
      [PAGES_EVENT]: async (pages) => {
        // Perhaps it was the own last day that moved.
        void checkSession();
        (await import('../../features/page/page-news.words.ts')).receivePages(pages);
      },
      // The queue of decisions and what counts it; others read it again when they are opened.
      [WAITING_EVENT]: () => void queryClient.invalidateQueries({ queryKey: ['waiting'] }),
    },
    onMissed: () => {
      refetchUploadItems();
      void queryClient.invalidateQueries({ queryKey: ['page'] });
      void checkSession();
    },
  });
}
