import {
  type EditionItem,
  type EditionState,
  PUBLIC_PATH,
  type PublicationItem,
  type PublicationState,
} from '@rebblatt/contracts';
import { qrCodeOf } from '../../drawing/qr-code.ts';
import { dayOf } from '../../lib/clock.ts';
import type { Publication } from '../../lib/generated/prisma/client.ts';
import { countsOf, differenceOf, type EditionContents, editionContents } from './contents.rules.ts';
import type { EditionRow } from './edition.queries.ts';

const stateOf = ({ shownBy, withdrawnBy }: EditionRow): EditionState =>
  shownBy ? 'current' : withdrawnBy ? 'withdrawn' : 'earlier';

/** An edition on the wire. @param now what is accepted now */
export function presentEdition(row: EditionRow, now: EditionContents): EditionItem {
  const contents = editionContents.parse(row.contents);
  return {
    id: row.id,
    catalog_id: row.catalogId,
    number: row.number,
    state: stateOf(row),
    current: row.shownBy ? 1 : 0,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    counts: countsOf(contents),
    difference: differenceOf(contents, now).difference,
  };
}

function publicState(row: Publication, today: string): PublicationState {
  if (row.editionId === null) return row.withdrawnId === null ? 'never' : 'withdrawn';
  if (row.publicFrom && today < dayOf(row.publicFrom)) return 'future';
  return row.publicUntil && today > dayOf(row.publicUntil) ? 'over' : 'public';
}

/** How a catalogue is published. @param hasEditions after the first its address stays */
export function presentPublication(
  row: Publication,
  { hasEditions, today, publicUrl }: { hasEditions: boolean; today: string; publicUrl: string },
): PublicationItem {
  const url = `${publicUrl.replace(/\/$/, '')}${PUBLIC_PATH}${row.slug}/`;
  return {
    catalog_id: row.catalogId,
    state: publicState(row, today),
    slug: row.slug,
    slug_fixed: hasEditions ? 1 : 0,
    from: row.publicFrom && dayOf(row.publicFrom),
    until: row.publicUntil && dayOf(row.publicUntil),
    automatic: row.automatic ? 1 : 0,
    url,
    code: qrCodeOf(url),
    version: row.version,
  };
}
