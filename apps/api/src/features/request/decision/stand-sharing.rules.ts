import { chooseBeside, type Place } from './neighbours.rules.ts';

/** What a request of a catalogue lays claim to. Stands are ids. */
export interface Claim {
  exhibitorId: number;
  /** Whether it still waits for its decision; the others only tell what their exhibitors had. */
  waits: boolean;
  countStands: number;
  /** The stands of its pages and those that it has in this catalogue: nobody else's already. */
  has: number[];
  /** The stands of its pages, which a rejection may have freed, and those of the last catalogue of the type before. */
  had: number[];
  /** Those of `had` that the organiser has planned, which come before any wish. */
  planned: number[];
  /** The deck on which the exhibitor would like to stand, or null. */
  deckId: number | null;
  /** The first day of that catalogue, as `YYYY-MM-DD`, or null. */
  hadOn: string | null;
}

/**
 * Proposes stands for all waiting requests of a catalogue together, so that no proposal depends on which of them is
 * accepted first: everybody's own stands, then for each in the order of the requests free ones beside each other and beside
 * the own, the first ones in walking order. Those that an exhibitor with a request had last time are the last to go to another.
 * Whoever wishes a deck is given what there is there, if it is enough; what they had on another deck is theirs if it is not.
 * @param claims the requests in the order in which they were sent
 * @param places all stands of the fair in walking order
 * @param free the ids of those that nobody has
 * @returns the stands by exhibitor
 */
export function shareStands(claims: Claim[], places: Place[], free: number[]): Map<number, number[]> {
  const open = new Set(free);
  const shares = new Map<number, number[]>();
  const deckOf = new Map(places.map(({ id, deckId }) => [id, deckId]));
  const waiting = claims.filter(({ waits }) => waits);
  // Whoever had a stand more recently comes first to it.
  const byDay = [...waiting].sort((a, b) => (b.hadOn ?? '').localeCompare(a.hadOn ?? ''));
  for (const { exhibitorId, has, had, countStands, deckId, planned } of byDay) {
    const mayBe = (id: number) => deckId === null || planned.includes(id) || deckOf.get(id) === deckId;
    const mine = had.filter((id) => open.has(id) && mayBe(id));
    const share = [...new Set([...has, ...mine])].slice(0, countStands);
    for (const id of share) open.delete(id);
    shares.set(exhibitorId, share);
  }
  const theirs = new Set(claims.flatMap(({ had }) => had));
  for (const { exhibitorId, countStands, had, deckId } of waiting) {
    const share = [...(shares.get(exhibitorId) ?? [])];
    const nobodys = [...open].filter((id) => !theirs.has(id));
    const wished = deckId === null ? [] : nobodys.filter((id) => deckOf.get(id) === deckId);
    const isEnough = wished.length >= countStands - share.length;
    const tiers = [isEnough ? wished : [], had.filter((id) => open.has(id)), nobodys, [...open]];
    for (const tier of tiers) {
      const among = tier.filter((id) => open.has(id));
      const more = chooseBeside(places, among, share, countStands - share.length);
      for (const id of more) open.delete(id);
      share.push(...more);
    }
    shares.set(exhibitorId, share);
  }
  return shares;
}
