import type { RequestSwap } from '@rebblatt/contracts';

/** Somebody at a stand that an exhibitor wants, with one where they stood last time and could go. */
export interface Movable {
  standId: number;
  stand: string;
  exhibitorId: number;
  companyName: string;
  toId: number;
  to: string;
}

interface Wanted {
  /** The stands that are planned for the exhibitor or that they had last time. */
  wanted: number[];
  /** Those that they have or are proposed now. */
  gets: number[];
  countStands: number;
  /** Whether what the others would get is the exhibitor's, so that both exchange. */
  exchange: boolean;
}

/**
 * The swaps that give an exhibitor a stand of last time: each stand is in one of them, nothing that they would lose was theirs last
 * time, and there are no more than they lack.
 */
export function swapsOf(movable: Movable[], { wanted, gets, countStands, exchange }: Wanted): RequestSwap[] {
  const isWanted = (id: number) => wanted.includes(id);
  const lacking = Math.min(countStands, new Set(wanted).size) - gets.filter(isWanted).length;
  const [from, to] = [new Set<number>(), new Set<number>()];
  const swaps: RequestSwap[] = [];
  for (const one of movable) {
    if (swaps.length >= lacking) break;
    if (from.has(one.standId) || to.has(one.toId) || isWanted(one.toId)) continue;
    from.add(one.standId);
    to.add(one.toId);
    swaps.push({
      stand: { id: one.standId, stand: one.stand },
      to: { id: one.toId, stand: one.to },
      exhibitor_id: one.exhibitorId,
      company_name: one.companyName,
      exchange: exchange ? 1 : 0,
    });
  }
  return swaps;
}
