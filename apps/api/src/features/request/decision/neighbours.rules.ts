/** A stand of a fair. Stands that follow each other in a list and have the same row lie beside each other. */
export interface Place {
  id: number;
  row: string;
  deckId: number | null;
}

/**
 * The row of a stand: ship, deck, and what its name has before the first digit. «Z-11» and «Z-12» are in one row, the last of A and
 * the first of B are not.
 */
export const rowOf = (stand: { shipId: number | null; deckId: number | null; stand: string }): string =>
  [stand.shipId, stand.deckId, stand.stand.replace(/\d.*$/s, '').trim().toLowerCase()].join('/');

/** From one place on the stands that lie beside each other and are chosen or may be, with at most so many new ones. */
function windowAt(places: Place[], from: number, open: Set<number>, chosen: Set<number>, count: number) {
  const fresh: number[] = [];
  let touches = false;
  for (const { id, row } of places.slice(from)) {
    if (row !== places[from]?.row) break;
    if (chosen.has(id)) touches = true;
    else if (open.has(id) && fresh.length < count) fresh.push(id);
    else break;
  }
  return { fresh, touches };
}

/** As many of the open stands as can be had beside each other, first of all beside those that are chosen. */
function widest(
  places: Place[],
  open: Set<number>,
  chosen: Set<number>,
  count: number,
): number[] | undefined {
  for (const beside of chosen.size > 0 ? [true, false] : [false])
    for (let wanted = count; wanted > 0; wanted--)
      for (const at of places.keys()) {
        const { fresh, touches } = windowAt(places, at, open, chosen, wanted);
        if (fresh.length === wanted && (touches || !beside)) return fresh;
      }
  return undefined;
}

/**
 * Chooses stands that lie beside each other, and beside those that somebody has, as far as that is possible; the first ones in
 * walking order. Taking away an open stand that is not chosen changes nothing of what is chosen.
 * @param places all stands in walking order
 * @param open the ids of those to choose from
 * @param has the ids of those that are given already
 * @returns at most `count` ids, fewer when there are no more
 */
export function chooseBeside(
  places: Place[],
  open: Iterable<number>,
  has: number[],
  count: number,
): number[] {
  const left = new Set(open);
  const chosen = new Set(has);
  const found: number[] = [];
  while (found.length < count) {
    const next = widest(places, left, chosen, count - found.length);
    if (!next) break;
    for (const id of next) {
      left.delete(id);
      chosen.add(id);
      found.push(id);
    }
  }
  return found;
}

/** These stands in walking order, those that lie beside each other together. */
export function runsOf(places: Place[], ids: number[]): number[][] {
  const wanted = new Set(ids);
  const runs: number[][] = [];
  for (const [at, { id, row }] of places.entries()) {
    if (!wanted.has(id)) continue;
    const before = places[at - 1];
    if (before && before.row === row && wanted.has(before.id)) runs.at(-1)?.push(id);
    else runs.push([id]);
  }
  return runs;
}
