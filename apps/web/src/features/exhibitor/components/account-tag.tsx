import type { AccountState } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';

const tones = { active: 'ok', waiting: 'wait', closed: 'neutral' } as const;

/** The state of an account: active, waiting for activation, or closed. */
export function AccountTag({ state }: { state: AccountState }) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[state]}>{t(($) => $.exhibitor.account[state])}</StatusTag>;
}
