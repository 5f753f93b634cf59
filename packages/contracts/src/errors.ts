import type { PageUse } from './page-use.ts';

/**
 * Every error code of the product, once. A code is also the key of its text: the web client has one German and
 * one English text per code, and `npm run check` compares the two lists in both directions.
 */
export const errorCodes = [
  // the request itself
  'request.undecodable',
  'request.invalid',
  'request.too-large',
  'request.wrong-type',
  'request.not-found',
  'request.method-not-allowed',
  'request.precondition-failed',
  'request.range-unsatisfiable',
  'request.throttled',
  'request.too-many-at-once',
  'request.in-progress',
  'request.key-reused',
  'server.unknown',
  'server.maintenance',
  'server.unavailable',
  'server.storage-full',
  'server.storage-down',
  // session
  'invalid_grant',
  'session.required',
  'session.not-activated',
  'session.closed',
  'session.throttled',
  'session.busy',
  'session.forbidden',
  'session.exhibitor-unknown',
  'session.already-on-behalf',
  'password.token-invalid',
  'password.old-wrong',
  'account.email-taken',
  // conflicts
  'conflict.stale',
  'conflict.in-use',
  'conflict.busy',
  // domain
  'catalog.closed',
  'catalog.inactive',
  'catalog.none-active',
  'catalog.has-users-and-pages',
  'catalog.start-locked',
  'catalog.overlaps',
  'catalog.type-locked',
  'catalog.processing',
  'catalog.nothing-to-print',
  'exhibitor.works-in-catalog',
  'exhibitor.took-part',
  'exhibitor.not-in-catalog',
  'history.exhibitor-gone',
  'history.reference-gone',
  'history.wine-twice',
  'history.wine-gone',
  'history.price-gone',
  'history.file-gone',
  'history.catalog-gone',
  'history.catalog-ended',
  'history.not-member',
  'history.not-kept',
  'history.same',
  'history.there-again',
  'catalog-request.no-catalog',
  'catalog-request.account-inactive',
  'catalog-request.exists',
  'catalog-request.decided',
  'catalog-request.stand-count',
  'catalog-request.stand-taken',
  'catalog-request.stand-in-use',
  'catalog-request.stand-not-given',
  'catalog-request.rows-missing',
  'catalog-request.page-locked',
  'admin.own-account',
  'admin.last-super',
  'admin.created-wines',
  'admin.own-password',
  'file.not-found',
  'file.empty',
  'file.incorrect-type',
  'file.encrypted',
  'file.unreadable',
  'file.too-complex',
  'file.too-many-checks',
  'file.interrupted',
  'file.too-large',
  'file.picture-too-large',
  'file.no-printer-profile',
  'logo.not-ready',
  'logo.not-approved',
  'logo.has-errors',
  'logo.in-use',
  'logo.too-many',
  'page.released',
  'page.not-released',
  'page.accepted',
  'page.does-not-fit',
  'page.unprintable-characters',
  'page.not-editable',
  'page.position-null',
  'page.stand-locked',
  'page.stand-foreign',
  'page.no-stand',
  'page.remark-foreign',
  'page.no-logo',
  'page.no-categories',
  'page.wines-without-price',
  'page.no-pdf',
  'page.no-earlier-pdf',
  'page.pdf-not-ready',
  'page.pdf-has-errors',
  'preflight.no-errors',
  'preflight.beyond-override',
  'page.no-request',
  'page.request-open',
  'page.wine-pages-exceeded',
  'page.ad-pages-exceeded',
  'page.rejection-needs-comment',
  'page.import-foreign',
  'page.imported-already',
  'page.import-changed-since',
  'wine.duplicate',
  'wine.on-page',
  'wine.entered-by-exhibitor',
  'wine.on-page-of-exhibitor',
  'wine.no-matching-price',
  'wine.price-on-page',
  'wine.already-on-page',
  'table.unreadable',
  'table.too-complex',
  'table.too-many-rows',
  'table.too-many-columns',
  'table.cell-too-long',
  'wine-import.unknown',
  'wine-import.similar',
  'wine-import.twice',
  'wine-import.foreign-number',
  'wine-import.changed-meanwhile',
  'wine-import.nothing',
  'wine-import.undone',
  'wine-import.on-page',
  'wine-import.changed-since',
  'print.link-invalid',
  'print.failed',
  'print.file-unreadable',
  'print.page-faulty',
  'print.page-differs',
  'print.profile-unusable',
  'print.not-processing',
  'print.browser-down',
  'print.too-slow',
  'exhibitor.catalog-missing',
  'exhibitor.no-recipients',
  'mail.not-sent',
  'mail.not-failed',
  'mail.key-expired',
  'mail.link-anew',
  'job.worker-lost',
  'job.cancelled',
  'status.processing',
] as const;

/** A code of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** Values that a text may contain; numbers and words only, never an object. */
export type ErrorParams = Record<string, string | number>;

/** What `request.not-found` can have as its `entity`: the API's resources and their parts. */
export const entities = [
  'catalog',
  'page',
  'page-category',
  'wine',
  'logo',
  'exhibitor',
  'country',
  'region',
  'page-title',
  'ship',
  'deck',
  'stand',
  'bottle-size',
  'award',
  'service',
  'wine-type',
  'wine-category',
  'grape-variety',
  'print-result',
  'print-link',
  'mail',
] as const;

/** One of {@link entities}. */
export type Entity = (typeof entities)[number];

/** One thing wrong with one field: the key of its text (`validation.*` or an error code) and its values. */
export interface FieldError {
  key: FieldErrorKey;
  params: ErrorParams;
}

/** The keys of the texts about a field, by rule. */
export const validationKeys = [
  'validation.required',
  'validation.invalid',
  'validation.unknown',
  'validation.email',
  'validation.url',
  'validation.date',
  'validation.numeric',
  'validation.house-number',
  'validation.reminder-days',
  'validation.json',
  'validation.integer',
  'validation.decimals',
  'validation.min',
  'validation.max',
  'validation.min-length',
  'validation.max-length',
  'validation.max-bytes',
  'validation.too-many',
  'validation.too-few',
  'validation.choice',
  'validation.confirmed',
  'validation.common-password',
  'validation.not-before',
  'validation.below-limit',
  'validation.exists',
  'validation.duplicate',
  'validation.not-found',
  'validation.permutation',
] as const;

export type FieldErrorKey = (typeof validationKeys)[number] | ErrorCode;

/** The body of every error response. `message` and `error_message` are equal: older clients read either. */
export interface ErrorBody {
  error: ErrorCode;
  message: ErrorCode;
  error_message: ErrorCode;
  params: ErrorParams;
  errors?: Record<string, FieldError[]>;
  /** With `conflict.stale`: the current item. */
  data?: unknown;
  /** Where something stands that cannot be removed, at most `MAX_PAGE_USES`. */
  pages?: PageUse[];
}
