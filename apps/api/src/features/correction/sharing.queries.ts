import type { SharingPage } from '@rebblatt/contracts';
import { openStates, winePageInput, winePages } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { findUnendedCatalogs } from '../catalog/deadline.queries.ts';
import { findWinePageInputs } from '../page/wine-page.queries.ts';
import { textsAlsoOn } from '../release/taken-over/shared-texts.rules.ts';
import { asUse, columnsOfUse } from '../uses/uses.queries.ts';
import { findReleasedInput } from './correction.queries.ts';

/**
 * The other wine pages of the exhibitor of a released page that print some of its texts too, in this catalogue and in
 * those that have not ended: released ones as they were released, open ones as they would print; none
 * that is inactive, or whose release an older version of the product wrote in another form.
 * @throws AppError 409 `page.not-released`, `correction.changed-since`
 */
export async function findSharingPages(
  reader: Pick<Tx, 'page' | '$queryRaw'>,
  clock: Clock,
  { id, exhibitorId, catalogId }: { id: number; exhibitorId: number | null; catalogId: number },
): Promise<SharingPage[]> {
  if (exhibitorId === null) return [];
  const printed = await findReleasedInput(reader, id);
  const unended = await findUnendedCatalogs(reader, clock, exhibitorId);
  const pages = await reader.page.findMany({
    where: {
      id: { not: id },
      exhibitorId,
      pageType: { in: winePages },
      active: true,
      catalogId: { in: [catalogId, ...unended] },
    },
    orderBy: [{ catalog: { fromOn: 'desc' } }, { position: 'asc' }],
    select: { ...columnsOfUse, state: true, snapshot: true },
  });
  const open = pages.filter(({ state }) => openStates.includes(state));
  const today = await findWinePageInputs(
    reader,
    open.map((page) => page.id),
  );
  return pages.flatMap(({ state, snapshot, ...page }) => {
    const input = openStates.includes(state) ? today.get(page.id) : winePageInput.safeParse(snapshot).data;
    const texts = input ? textsAlsoOn(printed, input) : [];
    return texts.length > 0 ? [{ ...asUse(page), state, texts }] : [];
  });
}
