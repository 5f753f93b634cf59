import type { Row } from '../bulk-insert.ts';
import { addDays, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';

/** What the organiser noted: how many days ago, in how many days somebody asks again, and whether that is done. */
const notes: [text: string, ago: number, again: number | null, done?: boolean][] = [
  ['Rief an: Die Weine schickt der Sohn bis Freitag.', 4, -1],
  ['Möchte wieder neben der Treppe stehen.', 20, null],
  ['Das Inserat macht die Grafikerin. Sie meldet sich.', 6, 0],
  ['Rechnung der letzten Messe nochmals geschickt.', 30, -12, true],
  ['Fragt, ob im nächsten Jahr ein zweiter Stand möglich ist.', 2, 21],
];

/** Notes about some of those who take part, one or two a company. */
export function buildNotes(exhibitors: readonly ExhibitorEntry[], today: string): Row[] {
  const about = exhibitors.filter(({ active }) => active).slice(4, 8);
  return notes.map(([text, ago, again, done = false], index) => ({
    exhibitor_id: about[index % about.length]?.id,
    author_id: accountIds.admin,
    text,
    follow_up_on: again === null ? null : addDays(today, again),
    done_at: done ? momentOn(addDays(today, -10), 9, 20) : null,
    created_at: momentOn(addDays(today, -ago), 14, 5 + index),
  }));
}
