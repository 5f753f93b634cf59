import type { RequestItem } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { visibleRequests } from './request.policy.ts';
import { presentAssigned, presentRelations, presentRequest } from './request.presenter.ts';
import { findAssigned, findRequest, findServiceNames } from './request.queries.ts';

/** A request with its allocation, as its exhibitor sees it. @throws AppError 404 */
export async function findShownRequest(
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  id: number,
): Promise<RequestItem> {
  const request = found(await findRequest(db.prisma, visibleRequests(actor), id));
  const [assigned, serviceNames] = await Promise.all([
    findAssigned(db.prisma, request.catalogId, request.exhibitorId),
    findServiceNames(db.prisma, request),
  ]);
  return {
    ...presentRequest(request, actor, clock),
    ...presentRelations(request, assigned, serviceNames),
    ...presentAssigned(assigned),
  };
}
