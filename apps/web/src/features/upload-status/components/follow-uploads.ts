import { STATUS_EVENT, type StatusItem, statusChannel } from '@rebblatt/contracts';
import { listen } from '../../../lib/live.ts';
import { receiveUploadItems, refetchUploadItems } from '../upload-status.api.ts';

/** Listens on the private channel of a user until the returned function is called. */
export function followUploads(userId: number): () => void {
  return listen({
    channel: statusChannel(userId),
    event: STATUS_EVENT,
    onData(data) {
      // The full list, checked by the server against its contract before it was sent.
      if (Array.isArray(data)) receiveUploadItems(data as StatusItem[]);
    },
    onMissed: refetchUploadItems,
  });
}
