import { MAX_REMARKS, type RemarkForm } from '@rebblatt/contracts';
import { newKey } from '../../../lib/intention.ts';

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

/**
 * A text with a kept one put in below the line in which the caret stands; nothing of it is lost.
 * @returns the text, and where the caret stands then: after the kept one
 */
export function withBlock(text: string, caret: number, block: string): { text: string; caret: number } {
  const end = text.indexOf('\n', caret);
  const at = end < 0 ? text.length : end;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  const head = before === '' ? block : `${before}\n${block}`;
  return { text: after === '' ? head : `${head}\n${after}`, caret: head.length };
}
