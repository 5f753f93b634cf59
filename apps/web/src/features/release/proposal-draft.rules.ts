import type { Typed } from './correction.rules.ts';

/** A proposal that is being written. */
export type ProposalDraft = { typed: Typed; message: string };

/** The proposals that are being written, by page. */
export type ProposalDrafts = {
  draftOf: (pageId: number) => ProposalDraft | undefined;
  setDraft: (pageId: number, draft: ProposalDraft | undefined) => void;
};

/** The queue of which a page is proposed something: it goes on, and comes back when that is taken back. */
export type ProposalQueue = { pass: (pageId: number) => void; show: (pageId: number) => void };

/** Names them among what is kept in the browser; a proposal begun in the queue goes on at the page. */
export const PROPOSALS = 'page-corrections';

/** Whether anything in it would be missed. */
export const isProposal = ({ typed, message }: ProposalDraft): boolean =>
  message.trim() !== '' || Object.keys(typed).length > 0;
