import type { SessionCheck } from '@rebblatt/contracts';
import { acceptedFlag, isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { presentCatalogBrief } from '../catalog/catalog.presenter.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import { findRequestOf } from '../catalog/request-of.queries.ts';
import { isSettingUp } from '../setup/setup.queries.ts';
import { findSessionUser, isFactorMissing } from './session.queries.ts';

type OwnRequest = SessionCheck['user_catalog_request'];

/** An exhibitor's request for the active catalogue as a part of the session; null without one. */
export const presentOwnRequest = async (db: Database, clock: Clock, userId: number): Promise<OwnRequest> =>
  presentRequestIn(db, await findOwnActiveCatalog(db.prisma, clock, { userId }), userId);

async function presentRequestIn(
  db: Database,
  catalog: { id: number } | null,
  userId: number,
): Promise<OwnRequest> {
  const request = catalog && (await findRequestOf(db.prisma, catalog.id, userId));
  return request && { id: request.id, accepted: acceptedFlag[request.state] };
}

/** Everything the client needs to know about the signed-in account: the account, active catalogue, its request. */
export async function presentSession(
  db: Database,
  clock: Clock,
  actor: Pick<Actor, 'userId' | 'adminId'>,
  message: string,
): Promise<SessionCheck> {
  const [user, catalog, admin] = await Promise.all([
    findSessionUser(db, actor.userId).then(found),
    findOwnActiveCatalog(db.prisma, clock, actor),
    actor.adminId ? findSessionUser(db, actor.adminId) : null,
  ]);
  const request = await presentRequestIn(db, catalog, actor.userId);
  const contact = admin?.contact ?? null;
  const factorMissing = actor.adminId === null && (await isFactorMissing(db, user));
  const settingUp = isAdministrator(user.role) && (await isSettingUp(db));
  return {
    role: user.role,
    user: {
      id: user.id,
      email: user.email,
      // A company's account is nobody's own: its contact person is the one of the profile.
      name: user.exhibitor ? user.exhibitor.contactPerson : user.name,
      role: user.role,
      active: user.active ? 1 : 0,
      company_name: user.exhibitor?.companyName ?? null,
      language: user.language,
      acting_admin: admin && !contact ? { id: admin.id, email: admin.email } : null,
      ...(admin &&
        contact && {
          contact: { id: admin.id, name: admin.name, email: admin.email, may: contact.may },
        }),
      ...(factorMissing && { factor_missing: true }),
    },
    active_catalog: catalog && presentCatalogBrief(catalog, clock),
    user_catalog_request: request,
    setting_up: settingUp,
    error: null,
    message,
  };
}
