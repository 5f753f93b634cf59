import { MAX_REMARKS, type RemarkForm } from '@rebblatt/contracts';
import { newKey } from '../../../../lib/intention.ts';

/** A remark that is being written; `key` tells it from the others while their numbers change. */
export type DraftRemark = RemarkForm & { key: string };

/** The elements of a remark, so that they can be focused: its pin on the page, and its text. */
export const pinId = (key: string) => `pin-${key}`;
export const fieldId = (key: string) => `remark-${key}`;

/** What is being written for the rejection of a page. */
export type PageDraft = { text: string; remarks: DraftRemark[] };

/** A new remark, or undefined when there are as many as can be. */
export const newRemark = (
  remarks: readonly DraftRemark[],
  place: Pick<RemarkForm, 'x_mm' | 'y_mm'>,
): DraftRemark[] | undefined =>
  remarks.length < MAX_REMARKS ? [...remarks, { key: newKey(), text: '', ...place }] : undefined;

/** The remarks that say something. */
export const writtenOf = (draft: PageDraft | undefined): DraftRemark[] =>
  (draft?.remarks ?? []).filter(({ text }) => text.trim() !== '');

/** Whether anything in it would be missed. */
export const isDraft = (draft: PageDraft): boolean => draft.text.trim() !== '' || writtenOf(draft).length > 0;
