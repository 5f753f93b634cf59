import type { RemindForm } from '@rebblatt/contracts';
import type { OpenLine } from './reminder.queries.ts';

/** The lines of one exhibitor. */
export interface Reminded {
  exhibitor: { id: number; companyName: string; email: string; language: OpenLine['language'] };
  lines: OpenLine[];
}

/** Lines by exhibitor, in the given order. */
export function byExhibitor(lines: OpenLine[]): Reminded[] {
  const all = new Map<number, Reminded>();
  for (const line of lines) {
    const { exhibitor_id: id, company_name: companyName, email, language } = line;
    const known = all.get(id) ?? { exhibitor: { id, companyName, email, language }, lines: [] };
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

const DAY_MS = 86_400_000;

/** How many days a catalogue has left; 0 on its last one. Days are YYYY-MM-DD. */
export const daysLeft = (today: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
