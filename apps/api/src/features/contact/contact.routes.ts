import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { InvitationTools } from '../invitation/invitation.commands.ts';
import { addContact, changeContact, removeContact } from './contact.commands.ts';
import { companyOf } from './contact.policy.ts';
import { listContacts, lockContact, presentContact } from './contact.queries.ts';

/** The people of a company who sign in for it. */
export function contactRoutes(tools: InvitationTools): Endpoint[] {
  const { db } = tools;
  const show = (actor: Actor, id: number) =>
    db.transact(async (tx) => presentContact(found(await lockContact(tx, id, companyOf(actor)))));
  return [
    endpoint(
      'GET /contact',
      { allow: signedIn, summary: 'List the people who sign in for a company' },
      async ({ actor, query }) => {
        const company = companyOf(actor) ?? query.exhibitor_id;
        if (company === undefined) throw invalidField('exhibitor_id', 'validation.required');
        const data = (await listContacts(db.prisma, company)).map(presentContact);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'POST /contact',
      {
        allow: signedIn,
        needs: 'everything',
        summary: 'Add somebody who signs in for a company, and invite them',
        status: 201,
      },
      async ({ actor, body }) => ({ data: await show(actor, await addContact(tools, actor, body)) }),
    ),

    endpoint(
      'PUT /contact/:id',
      { allow: signedIn, needs: 'everything', summary: 'Change what somebody may do for a company' },
      async ({ actor, params: { id }, body }) => {
        await orStale(changeContact(tools, actor, id, body), () => show(actor, id));
        return { data: await show(actor, id) };
      },
    ),

    endpoint(
      'DELETE /contact/:id',
      { allow: signedIn, needs: 'everything', summary: 'Let somebody no longer sign in for a company' },
      async ({ actor, params: { id } }) => {
        await removeContact(tools, actor, id);
        return { data: { id } };
      },
    ),
  ];
}
