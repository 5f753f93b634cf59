import type { ReminderLine, ReminderPreview } from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import { lastDayOf } from '../catalog/catalog.rules.ts';
import type { CatalogWithDays } from '../catalog/deadline.queries.ts';
import type { OpenLine } from './reminder.queries.ts';
import { byExhibitor } from './reminder.rules.ts';

const presentLine = ({ key, topic, page, logo, comment, reminded_at, recently }: OpenLine): ReminderLine => ({
  key,
  topic,
  page,
  logo,
  comment,
  reminded_at: reminded_at?.toISOString() ?? null,
  recently: recently ? 1 : 0,
});

/** The exhibitors who would be reminded, and of what. */
export function presentReminders(catalog: CatalogWithDays, lines: OpenLine[]): ReminderPreview {
  const { id, name } = catalog;
  const to = dayOf(catalog.toOn);
  const laterOf = (day: string) => (day > to ? day : null);
  const reminded = byExhibitor(lines);
  return {
    catalog: { id, name, to },
    data: reminded.map(({ exhibitor, lines: open }) => ({
      exhibitor: {
        id: exhibitor.id,
        company_name: exhibitor.companyName,
        email: exhibitor.email,
        language: exhibitor.language ?? 'de',
        later_until: laterOf(lastDayOf(catalog, exhibitor.id)),
        reminded_at: exhibitor.remindedAt?.toISOString() ?? null,
      },
      lines: open.map(presentLine),
    })),
    total: reminded.length,
  };
}
