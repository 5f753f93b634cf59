import type { AccountState, ExhibitorItem } from '@rebblatt/contracts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { accountWords } from '../exhibitor.words.ts';

const tones = { active: 'ok', waiting: 'wait', invited: 'wait', closed: 'neutral' } as const satisfies Record<
  AccountState,
  string
>;

/** The state of an account: active, waiting for activation, without a password, or closed; and whether its mails arrive. */
export function AccountTag({ item }: { item: Pick<ExhibitorItem, 'account' | 'invitation' | 'bounce'> }) {
  const { t } = useTranslation();
  if (item.bounce && item.account !== 'closed')
    return <StatusTag tone="danger">{t(($) => $.exhibitor.invitationStates.bounced)}</StatusTag>;
  return <StatusTag tone={tones[item.account]}>{accountWords(t, item)}</StatusTag>;
}
