import { z } from 'zod';
import { MAX_NOTE } from './note-limits.ts';
import { day, flag, id, moment, paragraphs, version } from './primitives.ts';

/** `GET note`: those about a company. */
export const noteList = z.object({ exhibitor_id: id });

const fields = {
  text: paragraphs(1, MAX_NOTE),
  /** The day on which somebody has to ask again; null for a note that only says something. */
  follow_up_on: day.nullish(),
};

/** `POST note`: about a company. */
export const noteCreate = z.object({ ...fields, exhibitor_id: id });
export type NoteCreate = z.output<typeof noteCreate>;

/** `PUT note/{id}`: what is absent stays. A note that is done is asked after no more. */
export const noteUpdate = z.object({
  text: fields.text.optional(),
  follow_up_on: fields.follow_up_on,
  done: flag.optional(),
  version,
});
export type NoteUpdate = z.output<typeof noteUpdate>;

/** A note of the organisers about a company. Exhibitors never see one. */
export const noteItem = z.object({
  id: z.int(),
  exhibitor_id: z.int(),
  company_name: z.string(),
  text: z.string(),
  follow_up_on: z.string().nullable(),
  done_at: moment.nullable(),
  /** Who wrote it; null once their account is gone. */
  author: z.string().nullable(),
  created_at: moment,
  version: z.int(),
});
export type NoteItem = z.output<typeof noteItem>;
