import type { SessionCheck } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { presentCatalogBrief } from '../catalog/catalog.presenter.ts';
import { findActiveCatalog, findRequestOf } from '../catalog/catalog.queries.ts';
import { findSessionUser } from './session.queries.ts';

const flagOrNull = (value: boolean | null) => (value === null ? null : value ? 1 : 0);

/** Everything the client needs to know about who is signed in: account, active catalogue, own request. */
export async function presentSession(
  db: Database,
  clock: Clock,
  actor: Pick<Actor, 'userId' | 'adminId'>,
  message: string,
): Promise<SessionCheck> {
  const [user, catalog, admin] = await Promise.all([
    findSessionUser(db, actor.userId).then(found),
    findActiveCatalog(db.prisma, clock),
    actor.adminId ? findSessionUser(db, actor.adminId) : null,
  ]);
  const request = catalog && user.role === 'EXHIBITOR' ? await findRequestOf(db, catalog.id, user.id) : null;
  return {
    role: user.role,
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      role: user.role,
      active: user.active ? 1 : 0,
      company_name: user.exhibitor?.companyName ?? null,
      acting_admin: admin && { id: admin.id, email: admin.email },
    },
    active_catalog: catalog && presentCatalogBrief(catalog, clock),
    user_catalog_request: request && { id: request.id, accepted: flagOrNull(request.accepted) },
    error: null,
    message,
  };
}
