import type { PrintedMark } from '@rebblatt/contracts';
import { fileAt } from '../../lib/file-address.ts';
import { pictureUrl } from '../../lib/picture.ts';

/** The picture of the fair's mark, for the registers of a catalogue. */
export const markPicture = (catalogId: number, mark: PrintedMark | undefined) => ({
  ...pictureUrl(fileAt('GET /catalog/:id/design/mark/picture', { id: catalogId }), mark?.sha256 ?? ''),
  enabled: mark !== undefined,
});
