import { administrators, superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { PasswordTools } from '../password/password.commands.ts';
import { endSession } from '../session/own-session.commands.ts';
import { presentOpenSession } from '../session/own-session.presenter.ts';
import { findOpenSessions } from '../session/own-session.queries.ts';
import { endSessions, resetExhibitorPassword, sendPasswordLink } from './access.commands.ts';
import { activateExhibitors } from './activation.commands.ts';
import { visibleExhibitors } from './exhibitor.policy.ts';
import { findExhibitor } from './exhibitor.queries.ts';

/** The organiser's calls for exhibitors' access: opening accounts, a new password, a link to set one, the end of all sessions. */
export const accessRoutes = (tools: PasswordTools): Endpoint[] => [
  endpoint(
    'POST /exhibitor/activate',
    { allow: administrators, summary: 'Open the accounts of several exhibitors' },
    async ({ actor, body }) => ({ data: await activateExhibitors(tools, actor, body.ids) }),
  ),

  endpoint(
    'POST /exhibitor/password-reset/:id',
    { allow: superAdministrators, summary: 'Set a password for an exhibitor who tells the old one' },
    async ({ actor, params, body }) => {
      await resetExhibitorPassword(tools, actor, params.id, body);
      return { error: null, message: 'password.changed' };
    },
  ),

  endpoint(
    'POST /exhibitor/password-link/:id',
    { allow: administrators, summary: 'Mail an exhibitor the link to set a password' },
    async ({ actor, params }) => {
      await sendPasswordLink(tools, actor, params.id);
      return { error: null, message: 'password.mail-sent' };
    },
  ),

  endpoint(
    'GET /exhibitor/:id/session',
    { allow: administrators, summary: 'List the open sessions of an exhibitor' },
    async ({ actor, params: { id } }) => {
      found(await findExhibitor(tools.db, visibleExhibitors(actor), id));
      const rows = await findOpenSessions(tools.db, id);
      return { data: rows.map((row) => presentOpenSession(row, actor.sessionId)) };
    },
  ),

  endpoint(
    'DELETE /exhibitor/:id/session/:session',
    { allow: administrators, summary: 'End one session of an exhibitor' },
    async ({ actor, params: { id, session } }) => {
      found(await findExhibitor(tools.db, visibleExhibitors(actor), id));
      await endSession(tools, actor, id, session);
      return { data: { id: session } };
    },
  ),

  endpoint(
    'POST /exhibitor/end-sessions/:id',
    { allow: administrators, summary: 'End all sessions of an exhibitor' },
    async ({ actor, params }) => {
      await endSessions(tools, actor, params.id);
      return { error: null, message: 'session.ended' };
    },
  ),
];
