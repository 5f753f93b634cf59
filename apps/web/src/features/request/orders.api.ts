import { call } from '../../lib/call.ts';
import type { Translate } from '../../lib/text-key.ts';
import { shownName } from '../../reference/shown-name.ts';
import { type PlainSheet, sheetOfCells } from '../../table/download/table-file.ts';

/** What was ordered for a catalogue in all, a row each for stands, pages and every service. */
export async function ordersSheet(t: Translate, catalogId: number): Promise<PlainSheet> {
  const { data } = await call('GET /catalog/:id/orders', { id: catalogId });
  const headings = [
    t(($) => $.listDownload.service),
    t(($) => $.listDownload.ordered),
    t(($) => $.listDownload.accepted),
    t(($) => $.listDownload.exhibitors),
  ];
  const own = {
    stands: t(($) => $.request.stands),
    winePages: t(($) => $.request.winePages),
    adPages: t(($) => $.request.adPages),
  };
  const columns = headings.map((heading) => ({ heading }));
  const rows = data.map(({ kind, name, ordered, accepted, exhibitors, ...names }) => [
    kind === 'service' ? name && shownName(names, name) : own[kind],
    ordered,
    accepted,
    exhibitors,
  ]);
  return sheetOfCells(
    t(($) => $.listDownload.orders),
    columns,
    rows,
  );
}
