import { administrators, superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { PasswordTools } from '../password/password.commands.ts';
import { findSessionUser } from '../session/session.queries.ts';
import { createAdmin, deleteAdmin, updateAdmin } from './admin.commands.ts';
import { presentAccount, presentAdmin } from './admin.presenter.ts';
import { findAdmin, listAdmins } from './admin.queries.ts';
import { updateOwnAccount } from './own-account.commands.ts';

/** The accounts of administrators: super administrators manage them all, each administrator their own. */
export function adminRoutes(tools: PasswordTools): Endpoint[] {
  const { db } = tools;
  const show = async (id: number) => ({ data: presentAdmin(found(await findAdmin(db, id))) });
  return [
    endpoint(
      'GET /admin/:perPage/:page',
      { allow: superAdministrators, summary: 'List administrators' },
      async ({ query, params }) => {
        const { rows, total } = await listAdmins(db, query, params);
        return { data: rows.map(presentAdmin), total };
      },
    ),

    endpoint(
      'GET /admin/:id',
      { allow: superAdministrators, summary: 'Show an administrator' },
      ({ params }) => show(params.id),
    ),

    endpoint(
      'POST /admin',
      { allow: superAdministrators, summary: 'Add an administrator', status: 201 },
      async ({ actor, body }) => show(await createAdmin(tools, actor, body)),
    ),

    endpoint(
      'PUT /admin/:id',
      { allow: superAdministrators, summary: 'Change an administrator' },
      async ({ actor, params: { id }, body }) => {
        await orStale(updateAdmin(tools, actor, id, body), async () => (await show(id)).data);
        return show(id);
      },
    ),

    endpoint(
      'DELETE /admin/:id',
      { allow: superAdministrators, summary: 'Delete an administrator' },
      async ({ actor, params }) => {
        await deleteAdmin(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    endpoint('GET /account', { allow: administrators, summary: 'Show my account' }, ({ actor }) =>
      showOwn(db, actor),
    ),

    endpoint(
      'PUT /account',
      { allow: administrators, summary: 'Change my account' },
      async ({ actor, body }) => {
        const current = async () => (await showOwn(db, actor)).data;
        await orStale(updateOwnAccount(tools, actor, body), current);
        return showOwn(db, actor);
      },
    ),
  ];
}

async function showOwn(db: Database, { userId }: Actor) {
  const [user, row] = await Promise.all([findSessionUser(db, userId), findAdmin(db, userId)]);
  return { data: presentAccount(found(user), found(row)) };
}
