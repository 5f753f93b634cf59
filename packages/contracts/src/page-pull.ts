import { z } from 'zod';
import { unlessMarked } from './across-fields.ts';
import { MAX_REMARK, REMARK_AREA_MM } from './page-limits.ts';
import { flag, moment, numeric, paragraphs, pathId } from './primitives.ts';

/** How a pull ended: the organiser's decision, that its release was taken back, or a correction that made the next one. */
export const pullEnds = ['accepted', 'rejected', 'cancelled', 'corrected'] as const;
export type PullEnd = (typeof pullEnds)[number];

const { left, right, top, bottom } = REMARK_AREA_MM;

/** A remark of a rejection as it is written: with its place on the page, or without one. */
export const remarkForm = z
  .object({
    text: paragraphs(1, MAX_REMARK),
    x_mm: numeric(z.number().min(left).max(right)).nullable().optional().default(null),
    y_mm: numeric(z.number().min(top).max(bottom)).nullable().optional().default(null),
  })
  .refine(({ x_mm, y_mm }) => (x_mm === null) === (y_mm === null), {
    path: ['y_mm'],
    message: 'validation.required',
    when: unlessMarked('y_mm'),
  });
export type RemarkForm = z.output<typeof remarkForm>;

/** A remark that the organiser set on a page, numbered from 1 in its rejection. */
export const pageRemark = z.object({
  id: z.int(),
  number: z.int(),
  text: z.string(),
  /** In mm from the top left corner of the trimmed page; null without a place. */
  x_mm: z.number().nullable(),
  y_mm: z.number().nullable(),
  /** Whether the exhibitor says that it is done. */
  done: flag,
});
export type PageRemark = z.output<typeof pageRemark>;

/** `PUT page-remark/{id}` */
export const remarkTick = z.object({ done: flag });

/** A page as it was released, numbered from 1: what was printed then, and what became of it. */
export const pagePull = z.object({
  number: z.int(),
  released_at: moment,
  /** Who released it; an exhibitor does not read the names of the organiser's accounts. */
  released_by: z.object({
    name: z.string().nullable(),
    organiser: flag,
    on_behalf: z.string().nullable(),
  }),
  /** Null as long as it waits. */
  end: z.enum(pullEnds).nullable(),
  ended_at: moment.nullable(),
  /** The organiser's words. */
  comment: z.string().nullable(),
  /** What the organiser remarked in rejecting it. */
  remarks: z.array(pageRemark),
  /** Whether it can be shown as a picture: older versions of the product did not keep what was released. */
  kept: flag,
});
export type PagePull = z.output<typeof pagePull>;

/** `page/{id}/pull/{number}/picture` */
export const pullPicture = z.object({ id: pathId, number: pathId });

/** A place of a page that differs, in mm from the top left corner of the trimmed page, as remarks are. */
export const pageChange = z.object({
  x_mm: z.number(),
  y_mm: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
});
export type PageChange = z.output<typeof pageChange>;

/** `page/{id}/pull/{number}/changes` */
export const pullChangesQuery = z.object({
  /** The pull with which it is compared. */
  against: pathId,
});

export const pullPictureQuery = z.object({
  /** The pull with which it is compared: what differs is marked. */
  against: pathId.optional(),
  t: z.string().max(300).optional(),
});
