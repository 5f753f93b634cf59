import { laterView } from '../ui/later-view.tsx';
import type { Draft } from './use-kept-work.ts';

const RestoredDraft = laterView(() => import('./restored-draft.tsx').then((module) => module.RestoredDraft));

/** Says above the fields that a draft is there again, and offers to drop it; nothing without one. */
export const DraftNotice = ({ draft }: { draft: Draft }) => draft.restored && <RestoredDraft draft={draft} />;
