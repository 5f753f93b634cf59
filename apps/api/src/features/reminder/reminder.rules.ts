import type { RemindForm } from '@rebblatt/contracts';
import { daysLeft, lastDayOf } from '../catalog/catalog.rules.ts';
import type { OpenLine } from './reminder.queries.ts';

/** The lines of one exhibitor. */
export interface Reminded {
  exhibitor: {
    id: number;
    companyName: string;
    email: string;
    language: OpenLine['language'];
    remindedAt: Date | null;
  };
  lines: OpenLine[];
}

/** Lines by exhibitor, in the given order. */
export function byExhibitor(lines: OpenLine[]): Reminded[] {
  const all = new Map<number, Reminded>();
  for (const line of lines) {
    const {
      exhibitor_id: id,
      company_name: companyName,
      email,
      language,
      last_reminded_at: remindedAt,
    } = line;
    const known = all.get(id) ?? { exhibitor: { id, companyName, email, language, remindedAt }, lines: [] };
    known.lines.push(line);
    all.set(id, known);
  }
  return [...all.values()];
}

/**
 * The lines for mails: the selected ones, or all, without those of which somebody was reminded within a day. A closed
 * line is left out, even when it was selected.
 */
export function wantedLines(open: OpenLine[], { lines, again }: RemindForm): OpenLine[] {
  const chosen = lines && new Set(lines.map(({ exhibitor_id, key }) => `${exhibitor_id}:${key}`));
  return open.filter(
    (line) => (!chosen || chosen.has(`${line.exhibitor_id}:${line.key}`)) && (again === 1 || !line.recently),
  );
}

/** How a catalogue reminds: the days before the end, the exhibitors' own included. */
type Reminding = Parameters<typeof lastDayOf>[0] & { reminderDays: number[] };

/** Whether an exhibitor is reminded today, by the days left until their own end. */
export const isDueFor = (catalog: Reminding, exhibitorId: number, today: string): boolean =>
  catalog.reminderDays.includes(daysLeft(today, lastDayOf(catalog, exhibitorId)));

/** No account has this id. */
const NOBODY = 0;

/** Whether anybody can be due today; whoever has no day of their own has the catalogue's. */
export const isDueForAny = (catalog: Reminding, today: string): boolean =>
  [NOBODY, ...catalog.laterDeadlines.map(({ exhibitorId }) => exhibitorId)].some((id) =>
    isDueFor(catalog, id, today),
  );
