import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { conflict, found } from '../../lib/app-error.ts';
import { findActiveCatalog } from '../catalog/catalog.queries.ts';
import { findWithDays } from '../catalog/deadline.queries.ts';
import type { ReminderTools } from './reminder.commands.ts';
import { remindExhibitors } from './reminder.commands.ts';
import { presentReminders } from './reminder.presenter.ts';
import { findOpenLines } from './reminder.queries.ts';

/** Reminders of what is still open in the active catalogue. */
export const reminderRoutes = (tools: ReminderTools): Endpoint[] => [
  endpoint(
    'GET /exhibitor-remind',
    { allow: administrators, summary: 'List who would be reminded of what' },
    async () => {
      const { db, clock } = tools;
      const catalog = await findActiveCatalog(db.prisma, clock);
      if (!catalog) throw conflict('catalog.none-active');
      const lines = await findOpenLines(db.prisma, catalog.id, clock.now());
      return presentReminders(found(await findWithDays(db.prisma, catalog.id)), lines);
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
