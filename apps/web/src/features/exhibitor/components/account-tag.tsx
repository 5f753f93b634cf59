import type { AccountState, ExhibitorItem } from '@rebblatt/contracts';
import { formatDate } from '../../../lib/date.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { invitationStateOf } from '../exhibitor.rules.ts';

const tones = { active: 'ok', waiting: 'wait', invited: 'wait', closed: 'neutral' } as const satisfies Record<
  AccountState,
  string
>;

/** The state of an account in words; of one without a password what became of its invitation. */
export function accountWords(t: Translate, item: Pick<ExhibitorItem, 'account' | 'invitation'>): string {
  if (item.account !== 'invited') return t(($) => $.exhibitor.account[item.account]);
  const { state, at } = invitationStateOf(item.invitation, serverNow().getTime());
  return t(($) => $.exhibitor.invitationStates[state], { at: formatDate(at) });
}

/** The state of an account: active, waiting for activation, without a password, or closed; and whether its mails arrive. */
export function AccountTag({ item }: { item: Pick<ExhibitorItem, 'account' | 'invitation' | 'bounce'> }) {
  const { t } = useTranslation();
  if (item.bounce && item.account !== 'closed')
    return <StatusTag tone="danger">{t(($) => $.exhibitor.invitationStates.bounced)}</StatusTag>;
  return <StatusTag tone={tones[item.account]}>{accountWords(t, item)}</StatusTag>;
}
