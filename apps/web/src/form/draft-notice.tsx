import type { ReactNode } from 'react';
import { laterView } from '../ui/later-view.tsx';
import type { Draft } from './use-kept-work.ts';

const RestoredDraft = laterView(() => import('./restored-draft.tsx').then((module) => module.RestoredDraft));

/** Says above the fields that a draft is there again, and offers to drop it; nothing without one. */
export const DraftNotice = ({ draft, children }: { draft: Omit<Draft, 'asked'>; children?: ReactNode }) =>
  draft.restored && <RestoredDraft draft={draft}>{children}</RestoredDraft>;
