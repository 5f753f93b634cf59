import { z } from 'zod';
import { onceRight } from './across-fields.ts';
import { checkStates } from './check-state.ts';
import { shownCorrections } from './correction-fields.ts';
import { fileReport } from './file-report.ts';
import { choiceFilter, flagFilter, listQuery, numberFilter, textFilter } from './list.ts';
import { mentionedNames } from './names.ts';
import { DESCRIPTION_LENGTH, MAX_FOOTER, MAX_REMARKS } from './page-limits.ts';
import { remarkForm } from './page-pull.ts';
import { releaseStates } from './page-release.ts';
import { pageStandings } from './page-standing.ts';
import { AD_PAGE, CONTENT_PAGE, pageTypes, registerKinds, WINE_PAGE } from './page-type.ts';
import { preflightOverride } from './preflight-override.ts';
import {
  count,
  flag,
  flagOrNull,
  id,
  moment,
  optionalId,
  optionalLine,
  optionalParagraphs,
  shownEmail,
  version,
} from './primitives.ts';
import { sessionCatalog } from './session.ts';

const releaseState = z.enum(releaseStates);

const checkState = z.literal(Object.values(checkStates));

const pageStand = z.object({
  id: z.int(),
  stand: z.string(),
  ship: z.string().nullable(),
  deck: z.string().nullable(),
});

/** One row of a list of pages. */
export const pageRow = z.object({
  id: z.int(),
  catalog_id: z.int(),
  position: z.int(),
  page_type: z.literal(pageTypes),
  /** What a register of type 7 lists; null for every other page. */
  register_kind: z.enum(registerKinds).nullable(),
  description: z.string().nullable(),
  exhibitor_id: z.int().nullable(),
  user_id: z.int().nullable(),
  exhibitor: z.object({ id: z.int(), company_name: z.string() }).nullable(),
  stand_id: z.int().nullable(),
  stand: pageStand.nullable(),
  page_title_id: z.int().nullable(),
  page_title: z.object({ id: z.int(), name: z.string(), ...mentionedNames }).nullable(),
  active: flag,
  /** Constant, for older clients. */
  accepted: z.literal(1),
  released: flagOrNull,
  release_accepted: flagOrNull,
  state: releaseState,
  /** File name of the uploaded PDF; fetch it at page-download/{id}. */
  content_pdf: z.string().nullable(),
  /** Pages of the uploaded PDF. */
  content_pages: z.int().nullable(),
  /** `ready` is 0 while an upload is being checked; `status` is the result of the check, null without an upload. */
  status: z.object({ ready: flag, status: checkState.nullable() }),
  link: z.string().nullable(),
  comment: z.string().nullable(),
  version: z.int(),
});
export type PageRow = z.output<typeof pageRow>;

/** Where a page stands, and what explains it. */
const withStanding = {
  standing: z.enum(pageStandings),
  /** How many errors the check of its PDF found; null unless it stands at `faulty`. */
  file_errors: z.int().nullable(),
  /** When the exhibitor released it. */
  released_at: moment.nullable(),
  /** What became of the correction that the organiser proposed since then; null without one. */
  correction: z.enum(shownCorrections).nullable(),
};

/** One row of a list with the content of the pages, so that an exhibitor can tell their own apart. */
export const ownPageRow = pageRow.extend({
  ...withStanding,
  /** Names of the categories in the order of the page; empty except on wine pages. */
  categories: z.array(z.string()),
});
export type OwnPageRow = z.output<typeof ownPageRow>;

/** One row of the organiser's list: the page with the reason why it is not in the book yet. */
export const catalogPageRow = pageRow.extend(withStanding);
export type CatalogPageRow = z.output<typeof catalogPageRow>;

/** A page with everything its editor needs. */
export const pageItem = pageRow.extend({
  catalog: sessionCatalog,
  user: z.object({ id: z.int(), email: shownEmail }).nullable(),
  footer: z.string().nullable(),
  region_id: z.null(),
  region: z.null(),
  logo_id: z.int().nullable(),
  logo: z
    .object({
      id: z.int(),
      name: z.string(),
      width_mm: z.number().nullable(),
      height_mm: z.number().nullable(),
    })
    .nullable(),
  /** What the check of the uploaded PDF found. */
  content_report: fileReport.nullable(),
  /** Why an administrator allows the uploaded PDF in spite of its errors. */
  content_override: preflightOverride.nullable(),
  /** File name of the printable PDF before this one, which can be restored; null when there is none. */
  earlier_pdf: z.string().nullable(),
  /** Pages to which its content was copied. */
  copy_page: z.array(z.object({ id: z.int() })),
  ...withStanding,
  decided_at: moment.nullable(),
  /** How many remarks the organiser ever set on it; its pulls say which. */
  remark_count: z.int(),
  /** Whether the caller may change the page's content now. */
  editable: flag,
});
export type PageItem = z.output<typeof pageItem>;

/** A new page: `position` is at the top level and in `data`. */
export const newPage = z.object({ data: pageItem, position: z.int() });

/** http(s) may be omitted; the host has at least two parts of letters, digits and inner hyphens. */
const part = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const port = String.raw`(?::(?:[1-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?`;
const website = new RegExp(
  String.raw`^(?:https?:\/\/)?(?:${part}\.)+(?=[^/?#:]{2})${part}${port}(?:[/?#]\S*)?$`,
  'iu',
);
const link = optionalLine(300).refine((value) => value === null || website.test(value), 'validation.url');
const comment = optionalParagraphs(2000);

/** `PUT catalog/add-wine`: a wine page (type 1) or an ad (type 2). `user_id` is the exhibitor; exhibitors add their own. */
export const addWinePage = z
  .object({
    catalog_id: id.optional(),
    type: count(WINE_PAGE, AD_PAGE).pipe(z.literal([WINE_PAGE, AD_PAGE])),
    stand_id: optionalId.optional().default(null),
    user_id: id.optional(),
    active: flag.optional().default(1),
    page_title_id: id,
    comment: comment.optional().default(null),
  })
  .refine((form) => form.type === AD_PAGE || form.stand_id !== null, {
    path: ['stand_id'],
    message: 'validation.required',
    when: onceRight('type', 'stand_id'),
  });
export type AddWinePage = z.output<typeof addWinePage>;

/**
 * `PUT page/{id}`: absent fields and those that the caller may not change keep their values.
 * `release_accepted` is the administrators' decision: 1 accepts a released page, 0 rejects it (with a comment),
 * null withdraws an acceptance.
 */
export const pageUpdate = z
  .object({
    stand_id: optionalId,
    page_title_id: optionalId,
    active: flag,
    logo_id: optionalId,
    footer: optionalParagraphs(MAX_FOOTER),
    comment,
    description: optionalLine(DESCRIPTION_LENGTH.max).refine(
      (text) => text === null || text.length >= DESCRIPTION_LENGTH.min,
      { message: 'validation.min-length', params: { min: DESCRIPTION_LENGTH.min } },
    ),
    link,
    release_accepted: flagOrNull,
    /** Of a rejection; they make a comment unnecessary. */
    remarks: z.array(remarkForm).max(MAX_REMARKS),
    /** 1 accepts a page although a proposed correction of it is open, which lapses. */
    drop_correction: flag,
  })
  .partial()
  .extend({ version });
export type PageUpdate = z.output<typeof pageUpdate>;

/** The administrators' decision in a form: one of the two. */
export const pageDecision = pageUpdate
  .pick({ release_accepted: true, comment: true, drop_correction: true, version: true })
  .required({ release_accepted: true });
export type PageDecision = z.output<typeof pageDecision>;

/** `POST catalog/update-ad`, multipart with `file`: the fields of an ad page. */
export const updateAd = pageUpdate
  .pick({
    stand_id: true,
    page_title_id: true,
    active: true,
    comment: true,
    release_accepted: true,
    drop_correction: true,
    version: true,
  })
  .extend({ id });
export type UpdateAd = z.output<typeof updateAd>;

/** `POST catalog/update-content`, multipart with `file`: the fields of a content page. */
export const updateContent = pageUpdate
  .pick({ active: true, description: true, link: true, version: true })
  .extend({ id });
export type UpdateContent = z.output<typeof updateContent>;

/**
 * `POST page/replace-file/{id}`, multipart with `file` and the `version`: an administrator's new PDF of an ad or content
 * page in any state. `history_id` names the row by which both files can be seen.
 */
export const fileReplaced = z.object({ data: pageItem, history_id: z.int() });

/** `POST catalog/add-content`, multipart; the file is required. */
export const addContent = pageUpdate.pick({ description: true, link: true }).extend({
  catalog_id: id.optional(),
  type: count(CONTENT_PAGE, CONTENT_PAGE).optional(),
  active: flag.optional().default(1),
});
export type AddContent = z.output<typeof addContent>;

export const pageList = listQuery({
  filters: {
    catalog_id: numberFilter,
    position: numberFilter,
    page_type: choiceFilter(pageTypes),
    description: textFilter,
    exhibitor_id: numberFilter,
    'exhibitor.company_name': textFilter,
    'stand.stand': textFilter,
    'page_title.name': textFilter,
    active: flagFilter,
    released: flagFilter,
    release_accepted: flagFilter,
    standing: z.enum(pageStandings),
  },
  sortable: [
    'position',
    'page_type',
    'description',
    'exhibitor.company_name',
    'stand.stand',
    'page_title.name',
    'active',
    'released',
    'release_accepted',
    'standing',
    'id',
  ],
  custom: { state: releaseState },
});
export type PageListQuery = z.output<typeof pageList>;

/** `GET page/{id}/delete-preview`: what is deleted with a page. */
export const pageDeletePreview = z.object({
  data: z.object({
    id: z.int(),
    position: z.int(),
    categories: z.int(),
    wines: z.int(),
    content_pdf: z.string().nullable(),
    copy_pages: z.int(),
    state: releaseState,
  }),
});

/** `POST page/exhibitor-release/{id}`, `page/cancel-release/{id}` and `page/take-back-file/{id}` */
export const releaseOrder = z.object({ version });

/** `POST page/take-back-rejection/{id}`: the page must be as the rejection left it. */
export const takeBackOrder = releaseOrder.required();
