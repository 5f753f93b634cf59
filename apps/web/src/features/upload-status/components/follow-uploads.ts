import { STATUS_EVENT, statusChannel } from '@rebblatt/contracts';
import { listen } from '../../../lib/live.ts';
import { receiveUploadItems, refetchUploadItems } from '../upload-status.api.ts';

/** Listens on the private channel of a user until the returned function is called. */
export function followUploads(userId: number): () => void {
  return listen({
    channel: statusChannel(userId),
    event: STATUS_EVENT,
    onData: receiveUploadItems,
    onMissed: refetchUploadItems,
  });
}
