import type { ExhibitorItem } from '@rebblatt/contracts';
import { formatDate } from '../../lib/date.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { Translate } from '../../lib/text-key.ts';
import { invitationStateOf } from './exhibitor.rules.ts';

/** The state of an account in words; of one without a password what became of its invitation. */
export function accountWords(t: Translate, item: Pick<ExhibitorItem, 'account' | 'invitation'>): string {
  if (item.account !== 'invited') return t(($) => $.exhibitor.account[item.account]);
  const { state, at } = invitationStateOf(item.invitation, serverNow().getTime());
  return t(($) => $.exhibitor.invitationStates[state], { at: formatDate(at) });
}
