import type { BulkStep, ErrorCode, PagesBulk, PageUpdate, RefusedPage } from '@rebblatt/contracts';
import { errorCodes, releaseStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { StaleWrite } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { lockPage } from '../page/page.queries.ts';
import { takeBackLocked } from '../release/release.commands.ts';
import type { ChangeTools } from './page-update.commands.ts';
import { changeLockedPage } from './page-update.commands.ts';

/** What a step changes, as the form of one page says it. */
const formOf: Record<Exclude<BulkStep, 'take-back'>, (order: PagesBulk) => PageUpdate> = {
  accept: ({ drop_correction }) => ({ release_accepted: 1, drop_correction }),
  withdraw: () => ({ release_accepted: null }),
  reject: ({ comment }) => ({ release_accepted: 0, comment }),
  activate: () => ({ active: 1 }),
  deactivate: () => ({ active: 0 }),
};

/** Where there is no form to correct, an invalid field means that the page lacks something. */
const lackOf: Record<string, ErrorCode> = { stand_id: 'page.no-stand', file: 'page.no-pdf' };

const isCode = (key: string | undefined): key is ErrorCode =>
  (errorCodes as readonly (string | undefined)[]).includes(key);

function codeOf({ code, fields = {} }: AppError): ErrorCode {
  const [field, errors] = Object.entries(fields)[0] ?? [];
  if (field === undefined) return code;
  const key = errors?.[0]?.key;
  return isCode(key) ? key : (lackOf[field] ?? code);
}

/** Why a page stays as it is. @throws whatever is no refusal, which takes everything back */
function refusalOf(id: number, page: LockedPage | null, error: unknown): RefusedPage {
  const about = { id, position: page?.position ?? null };
  if (error instanceof StaleWrite) return { ...about, error: 'conflict.stale', params: {} };
  if (error instanceof AppError) return { ...about, error: codeOf(error), params: error.params };
  throw error;
}

async function take(
  tx: Tx,
  tools: ChangeTools,
  actor: Actor,
  page: LockedPage | null,
  order: PagesBulk,
  version: number | undefined,
): Promise<void> {
  const { step } = order;
  const before = found(page, 'page');
  if (step === 'take-back') return takeBackLocked(tx, tools, actor, before, version);
  // Otherwise the remark of the first rejection would be replaced without a word.
  if (step === 'reject' && before.state === releaseStates.rejected) throw conflict('page.not-released');
  await changeLockedPage(tx, tools, actor, before, { ...formOf[step](order), version });
}

/**
 * Pages in one order everywhere, so that two calls cannot wait for each other: also for the mail about all decisions on
 * pages of one exhibitor.
 */
async function inOneOrder(tx: Tx, pages: PagesBulk['pages']): Promise<PagesBulk['pages']> {
  const rows = await tx.page.findMany({
    where: { id: { in: pages.map(({ id }) => id) } },
    select: { id: true, exhibitorId: true },
  });
  const owners = new Map(rows.map(({ id, exhibitorId }) => [id, exhibitorId ?? 0]));
  const ownerOf = ({ id }: { id: number }) => owners.get(id) ?? 0;
  return [...pages].sort((a, b) => ownerOf(a) - ownerOf(b) || a.id - b.id);
}

/**
 * Takes one step with many pages in one transaction. A page that refuses it is left as it is and named with the reason,
 * since all refusals come before anything of the page is written; a fault takes the whole call back.
 * @returns the pages that are as wished now, their versions, and the refused ones, all by id
 */
export const changePages = (
  tools: ChangeTools,
  actor: Actor,
  order: PagesBulk,
): Promise<{ done: number[]; left: { id: number; version: number }[]; refused: RefusedPage[] }> =>
  tools.db.transact(async (tx) => {
    const done: number[] = [];
    const refused: RefusedPage[] = [];
    for (const { id, version } of await inOneOrder(tx, order.pages)) {
      const page = await lockPage(tx, visiblePages(actor), id);
      try {
        await take(tx, tools, actor, page, order, version);
        done.push(id);
      } catch (error) {
        refused.push(refusalOf(id, page, error));
      }
    }
    const select = { id: true, version: true };
    const left = await tx.page.findMany({ where: { id: { in: done } }, select, orderBy: { id: 'asc' } });
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    return { done: done.sort((a, b) => a - b), left, refused: refused.sort(byId) };
  });
