import type { CoverFile } from '@rebblatt/contracts';
import { checkStates } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Notice } from '../../../ui/status-tag.tsx';

/** What is not in order with the file of a cover, as a notice; nothing when it can be printed. */
export function CoverState({ cover }: { cover: Pick<CoverFile, 'status' | 'errors'> | null }) {
  const { t } = useTranslation();
  if (cover === null) return <Notice tone="wait">{t(($) => $.cover.missing)}</Notice>;
  if (cover.status === checkStates.checking) return <Notice tone="info">{t(($) => $.cover.checking)}</Notice>;
  if (cover.errors > 0)
    return <Notice tone="danger">{t(($) => $.cover.errors, { count: cover.errors })}</Notice>;
  if (cover.status === checkStates.failed)
    return <Notice tone="danger">{t(($) => $.cover.notChecked)}</Notice>;
  return null;
}
