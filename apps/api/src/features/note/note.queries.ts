import type { NoteItem } from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { sql } from '../../lib/sql.ts';

const whole = {
  author: { select: { name: true, email: true } },
  exhibitor: { select: { companyName: true } },
} satisfies Prisma.NoteInclude;

/** A note with its author and company. */
export type NoteRow = Prisma.NoteGetPayload<{ include: typeof whole }>;

/** The notes about a company, the newest first. */
export const listNotes = (db: Database, exhibitorId: number): Promise<NoteRow[]> =>
  db.prisma.note.findMany({
    where: { exhibitorId, removedAt: null },
    include: whole,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/** More than anybody asks after in a day. */
const MOST_DUE = 100;

/** The open notes that say to ask again on this day or earlier, the longest due first. @param day YYYY-MM-DD */
export const listDueNotes = (db: Database, day: string): Promise<NoteRow[]> =>
  db.prisma.note.findMany({
    where: { removedAt: null, doneAt: null, followUpOn: { lte: new Date(day) } },
    include: whole,
    orderBy: [{ followUpOn: 'asc' }, { id: 'asc' }],
    take: MOST_DUE,
  });

/** One note, or null. */
export const findNote = (reader: Pick<Tx, 'note'>, id: number): Promise<NoteRow | null> =>
  reader.note.findUnique({ where: { id }, include: whole });

const open = sql`FROM note o WHERE o.exhibitor_id = e.id AND o.follow_up_on IS NOT NULL
  AND o.done_at IS NULL AND o.removed_at IS NULL`;

/** The earliest day on which an open note says to ask the exhibitor `e` again. */
export const followUpOf = sql`(SELECT min(o.follow_up_on) ${open})`;

/** Whether an open note says to ask the exhibitor `e` today or earlier. */
export const isToFollowUp = sql`EXISTS (SELECT ${open} AND o.follow_up_on <= (now() AT TIME ZONE 'Europe/Zurich')::date)`;

/** A note on the wire. */
export const presentNote = ({ author, exhibitor, ...row }: NoteRow): NoteItem => ({
  id: row.id,
  exhibitor_id: row.exhibitorId,
  company_name: exhibitor.companyName,
  text: row.text,
  follow_up_on: row.followUpOn && dayOf(row.followUpOn),
  done_at: row.doneAt?.toISOString() ?? null,
  author: author && (author.name ?? author.email),
  created_at: row.createdAt.toISOString(),
  version: row.version,
});
