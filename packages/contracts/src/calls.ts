import type { z } from 'zod';
import { adminCalls } from './admin.calls.ts';
import { baseDataCalls } from './base-data.calls.ts';
import { broadcastingCalls } from './broadcasting.calls.ts';
import type { CallContract } from './call.ts';
import { catalogCalls } from './catalog.calls.ts';
import { catalogDesignCalls } from './catalog-design.calls.ts';
import { contactCalls } from './contact.calls.ts';
import { coverCalls } from './cover.calls.ts';
import { designerLinkCalls } from './designer-link.calls.ts';
import { editionCalls } from './edition.calls.ts';
import { exhibitorCalls } from './exhibitor.calls.ts';
import { fairCalls } from './fair.calls.ts';
import { fairListCalls } from './fair-list.calls.ts';
import { helpCalls } from './help.calls.ts';
import { historyCalls } from './history.calls.ts';
import { invitationCalls } from './invitation.calls.ts';
import { listImportCalls } from './list-import.calls.ts';
import { logoCalls } from './logo.calls.ts';
import { mailCalls } from './mail.calls.ts';
import { mailingCalls } from './mailing.calls.ts';
import { mendCalls } from './mend.calls.ts';
import { nextFairCalls } from './next-fair.calls.ts';
import { noteCalls } from './note.calls.ts';
import { operationsCalls } from './operations.calls.ts';
import { ownStandingCalls } from './own-standing.calls.ts';
import { pageCalls } from './page.calls.ts';
import { pageCategoryCalls } from './page-category.calls.ts';
import { printCalls } from './print.calls.ts';
import { printSettingCalls } from './print-setting.calls.ts';
import { referenceDataCalls } from './reference.calls.ts';
import { reminderCalls } from './reminder.calls.ts';
import { requestCalls } from './request.calls.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { setupCalls } from './setup.calls.ts';
import { statusCalls } from './status.calls.ts';
import { textBlockCalls } from './text-block.calls.ts';
import { tokenCalls } from './token.calls.ts';
import { webhookCalls } from './webhook.calls.ts';
import { websocketsCalls } from './websockets.calls.ts';
import { wineCalls } from './wine.calls.ts';
import { wineImportCalls } from './wine-import.calls.ts';

/** Every call of the product, slice by slice. */
export const calls = {
  ...adminCalls,
  ...baseDataCalls,
  ...broadcastingCalls,
  ...catalogCalls,
  ...catalogDesignCalls,
  ...contactCalls,
  ...coverCalls,
  ...designerLinkCalls,
  ...editionCalls,
  ...exhibitorCalls,
  ...helpCalls,
  ...ownStandingCalls,
  ...historyCalls,
  ...listImportCalls,
  ...logoCalls,
  ...mailCalls,
  ...mailingCalls,
  ...nextFairCalls,
  ...noteCalls,
  ...pageCalls,
  ...pageCategoryCalls,
  ...mendCalls,
  ...printCalls,
  ...fairCalls,
  ...fairListCalls,
  ...printSettingCalls,
  ...referenceDataCalls,
  ...reminderCalls,
  ...requestCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  ...invitationCalls,
  ...setupCalls,
  ...statusCalls,
  ...textBlockCalls,
  ...operationsCalls,
  ...tokenCalls,
  ...webhookCalls,
  ...websocketsCalls,
  ...wineCalls,
  ...wineImportCalls,
};

type Written = typeof calls;

/** `PUT /{resource}/:id` can also be sent as `POST /{resource}/:id`, for clients that send a form. */
type TwinOf<Name> = Name extends `PUT /${infer Resource}/:id`
  ? Resource extends `${string}/${string}`
    ? never
    : `POST /${Resource}/:id`
  : never;

/** The types of each call by its name, twins included. `import type` adds no code to what browsers load. */
export type Calls = Written & { [Name in keyof Written as TwinOf<Name>]: Written[Name] };

/** The calls that return bytes. */
export type FileCall = {
  [Name in keyof Calls]: Calls[Name] extends { reply: 'file' } ? Name : never;
}[keyof Calls];

/** The calls that return JSON. */
export type JsonCall = Exclude<keyof Calls, FileCall>;

type Part<Name extends keyof Calls, Key extends keyof CallContract> = Calls[Name] extends {
  [K in Key]: infer Schema extends z.ZodType;
}
  ? Schema
  : never;

/** What a call returns. */
export type ReplyOf<Name extends JsonCall> = z.output<Part<Name, 'reply'>>;

/** What may be sent in the query of a call; never for one without. */
export type QueryOf<Name extends keyof Calls> = z.input<Part<Name, 'query'>>;

/** What may be sent in the body of a call; never for one without. */
export type BodyOf<Name extends keyof Calls> = z.input<Part<Name, 'body'>>;

/** What a form checked by the schema of a call's body returns; it may be sent as well. */
export type ParsedBodyOf<Name extends keyof Calls> = z.output<Part<Name, 'body'>>;

/** The field of a call's form that contains its file; never for one without. */
export type FileField<Name extends keyof Calls> = Calls[Name] extends {
  upload: { field: infer Field extends string };
}
  ? Field
  : never;
