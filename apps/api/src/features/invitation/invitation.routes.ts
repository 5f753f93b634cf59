import { administrators, anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { asFlag } from '../../lib/prisma-filter.ts';
import { findFair } from '../fair/fair.queries.ts';
import {
  acceptInvitation,
  type InvitationTools,
  inviteExhibitors,
  noteOpened,
  openInvitation,
  renewInvitation,
} from './invitation.commands.ts';
import { findInvitedTo } from './invitation.queries.ts';
import { invitationStateOf } from './invitation.rules.ts';

/** Invitations to accounts that have no password yet. */
export function invitationRoutes(tools: InvitationTools): Endpoint[] {
  const { db, clock } = tools;
  return [
    endpoint(
      'POST /exhibitor/invite',
      { allow: administrators, summary: 'Invite exhibitors to set their password' },
      async ({ actor, body }) => ({ data: await inviteExhibitors(tools, actor, body) }),
    ),

    endpoint(
      'GET /invitation/:token',
      { allow: anyone, summary: 'Show an invitation' },
      async ({ params, ip }) => {
        const invitation = await openInvitation(tools, params.token, ip);
        const { user } = invitation;
        const companyId = user.contact?.exhibitorId ?? user.id;
        const invitedTo = (await findInvitedTo(db.prisma, clock, [companyId])).get(companyId);
        return {
          data: {
            state: invitationStateOf(invitation, clock.now()),
            email: user.email,
            company_name: (user.exhibitor ?? user.contact?.exhibitor)?.companyName ?? '',
            person: user.contact ? user.name : null,
            language: user.language,
            fair: (await findFair(db.prisma))?.name ?? null,
            catalog: invitedTo ? { name: invitedTo.name, until: invitedTo.until } : null,
            proposed: asFlag(invitedTo?.proposed === true),
          },
        };
      },
    ),

    endpoint(
      'POST /invitation/:token/open',
      { allow: anyone, summary: 'Note that a person has opened an invitation' },
      async ({ params, ip }) => {
        await noteOpened(tools, params.token, ip);
        return { error: null, message: 'invitation.opened' };
      },
    ),

    endpoint(
      'POST /invitation/:token/accept',
      { allow: anyone, summary: 'Accept an invitation with a password' },
      async ({ params, body, ip }) => {
        await acceptInvitation(tools, params.token, body, ip);
        return { error: null, message: 'invitation.accepted' };
      },
    ),

    endpoint(
      'POST /invitation/:token/renew',
      { allow: anyone, summary: 'Mail a new link of an invitation' },
      async ({ params, ip }) => {
        await renewInvitation(tools, params.token, ip);
        return { error: null, message: 'invitation.sent' };
      },
    ),
  ];
}
