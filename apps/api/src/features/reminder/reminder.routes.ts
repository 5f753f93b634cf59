import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { catalogInWork } from '../catalog/catalog.gates.ts';
import type { ReminderTools } from './reminder.commands.ts';
import { previewReminder, remindExhibitors } from './reminder.commands.ts';
import { presentReminders } from './reminder.presenter.ts';
import { findLinesOf } from './reminder.queries.ts';

/** Reminders of what is still open in a catalogue. */
export const reminderRoutes = (tools: ReminderTools): Endpoint[] => [
  endpoint(
    'GET /exhibitor-remind',
    { allow: administrators, summary: 'List who would be reminded of what' },
    async ({ query }) => {
      const { db, clock } = tools;
      const catalog = await catalogInWork(db.prisma, clock, query.catalog_id);
      return presentReminders(catalog, await findLinesOf(db.prisma, catalog, clock));
    },
  ),

  endpoint(
    'POST /exhibitor-remind/preview',
    { allow: administrators, summary: 'Show the reminder that an exhibitor would get' },
    async ({ body }) => {
      const { recipient, language, subject, text } = await previewReminder(tools, body);
      return { data: { recipient, language, subject, text } };
    },
  ),

  endpoint(
    'POST /exhibitor-remind',
    { allow: administrators, summary: 'Remind exhibitors of what is open' },
    async ({ actor, body }) => ({
      error: null,
      message: 'exhibitor.reminded',
      count: await remindExhibitors(tools, actor, body),
    }),
  ),
];
