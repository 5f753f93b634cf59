import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Outcome } from './bring-back.commands.ts';
import { rehearse } from './bring-back.commands.ts';
import type { KeptRow } from './state.queries.ts';
import {
  findKeptRow,
  findLogoState,
  findPageState,
  findPageStateBefore,
  findWineState,
} from './state.queries.ts';
import type { StateLine } from './state.rules.ts';
import { linesOfLogo, linesOfPage, linesOfWine, logoState, pageState, wineState } from './state.rules.ts';
import type { BringBackTools } from './wine.commands.ts';

/** A thing as it is now and as it would be again; null where there is none. */
export interface BothStates {
  now: StateLine[] | null;
  back: StateLine[] | null;
}

const lines = <State>(state: State | null | undefined, linesOf: (state: State) => StateLine[]) =>
  state ? linesOf(state) : null;

async function bothStates({ db }: BringBackTools, row: KeptRow): Promise<BothStates> {
  const { entity, entityId, action, before } = row;
  if (entity === 'wine')
    return {
      now: lines(await findWineState(db.prisma, entityId), linesOfWine),
      back: lines(wineState.safeParse(before).data, linesOfWine),
    };
  if (entity === 'logo')
    return {
      now: lines(await findLogoState(db.prisma, entityId), linesOfLogo),
      back: lines(logoState.safeParse(before).data, linesOfLogo),
    };
  const pageId = entity === 'page' ? entityId : (row.pageId ?? 0);
  const now = await findPageState(db.prisma, pageId);
  const back =
    action === 'delete' && entity === 'page'
      ? pageState.safeParse(before).data
      : now && (await findPageStateBefore(db.prisma, pageId, row.id, now));
  return { now: lines(now, linesOfPage), back: lines(back, linesOfPage) };
}

/** Both states of what a row of the history is about, and how bringing back would end. @throws AppError 404 */
export async function compareStates(
  tools: BringBackTools,
  actor: Actor,
  id: number,
): Promise<BothStates & Outcome & { row: KeptRow }> {
  const row = found(await findKeptRow(tools.db.prisma, id));
  return { row, ...(await bothStates(tools, row)), ...(await rehearse(tools, actor, row)) };
}
