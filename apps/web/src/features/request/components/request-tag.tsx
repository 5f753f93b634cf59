import type { RequestState } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';

const tones = { sent: 'wait', accepted: 'ok', rejected: 'danger' } as const;

/** The state of a request as a tag. */
export function RequestTag({ state }: { state: RequestState }) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[state]}>{t(($) => $.request.states[state])}</StatusTag>;
}
