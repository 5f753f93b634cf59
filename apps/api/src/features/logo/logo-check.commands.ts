import { checkStates, isUnchecked, statusTypes } from '@rebblatt/contracts';
import { guardChecks } from '../../files/check-line.ts';
import { accountOf } from '../../files/file-turns.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { forgetStatuses } from '../upload-status/upload-status.commands.ts';
import { orderLogoCheck } from './logo.commands.ts';
import { visibleLogos } from './logo.policy.ts';
import { lockLogo } from './logo.queries.ts';

/**
 * Checks a logo again whose check could not be done; every other one stays as it is, so repeating this changes nothing.
 * @throws AppError 404; 429 `file.too-many-checks`
 */
export async function checkLogoAgain(db: Database, actor: Actor, id: number): Promise<void> {
  await guardChecks(db, accountOf(actor));
  await db.transact(async (tx) => {
    const logo = found(await lockLogo(tx, visibleLogos(actor), id));
    if (!isUnchecked(logo)) return;
    await tx.logo.update({ where: { id }, data: { status: checkStates.checking } });
    await forgetStatuses(tx, statusTypes.logo, id);
    await orderLogoCheck(tx, actor, logo);
  });
}
