import { callList } from './call.ts';
import { byToken } from './call-params.ts';
import { acceptInvitation, invitationShown, invitedExhibitors, inviteExhibitors } from './invitation.ts';
import { item } from './primitives.ts';
import { done } from './session.ts';

/** Invitations to accounts that have no password yet. */
export const invitationCalls = callList({
  'POST /exhibitor/invite': { body: inviteExhibitors, reply: invitedExhibitors },
  'GET /invitation/:token': { params: byToken, reply: item(invitationShown) },
  'POST /invitation/:token/open': { params: byToken, reply: done },
  'POST /invitation/:token/accept': { params: byToken, body: acceptInvitation, reply: done },
  'POST /invitation/:token/renew': { params: byToken, reply: done },
});
