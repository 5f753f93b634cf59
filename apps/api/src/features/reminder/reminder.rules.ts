import type { RemindForm } from '@rebblatt/contracts';
import type { OpenLine } from './reminder.queries.ts';

/** The open things of one exhibitor. */
export interface Reminded {
  exhibitor: { id: number; companyName: string; email: string; language: OpenLine['language'] };
  lines: OpenLine[];
}

/** Lines by exhibitor, in the order they came. */
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
 * The lines that go into mails: those chosen, or all, without what somebody was reminded of within a day. What is no
 * longer open is not among them, whatever was chosen.
 */
export function wantedLines(open: OpenLine[], { lines, again }: RemindForm): OpenLine[] {
  const chosen = lines && new Set(lines.map(({ exhibitor_id, key }) => `${exhibitor_id}:${key}`));
  return open.filter(
    (line) => (!chosen || chosen.has(`${line.exhibitor_id}:${line.key}`)) && (again === 1 || !line.recently),
  );
}

const DAY_MS = 86_400_000;

/** How many days a catalogue still runs; 0 on its last one. Days are YYYY-MM-DD. */
export const daysLeft = (today: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
