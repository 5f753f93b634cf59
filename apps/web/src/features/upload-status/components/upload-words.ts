import type { StatusItem } from '@rebblatt/contracts';
import type { Translate } from '../../../lib/text-key.ts';

/** The text of its state; a cancelled upload has not failed. */
export const uploadState = (item: StatusItem) => (item.error === 'job.cancelled' ? 'cancelled' : item.status);

/** The file's name, otherwise its type and number. */
export function uploadName(t: Translate, item: StatusItem): string {
  const type = t(($) => $.uploadStatus.types[item.type]);
  return item.name ?? t(($) => $.uploadStatus.unnamed, { type, id: String(item.statusable_id) });
}
