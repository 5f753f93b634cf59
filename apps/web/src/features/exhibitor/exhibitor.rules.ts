import type { ExhibitorItem } from '@rebblatt/contracts';

type InvitationState = { state: 'none' | 'sent' | 'opened' | 'expired'; at: string | null };

/**
 * What became of the invitation of an account that has no password yet, and when.
 * @param now ms
 */
export function invitationStateOf(invitation: ExhibitorItem['invitation'], now: number): InvitationState {
  if (!invitation) return { state: 'none', at: null };
  const { sent_at, opened_at, expires_at } = invitation;
  if (Date.parse(expires_at) <= now) return { state: 'expired', at: expires_at };
  return opened_at ? { state: 'opened', at: opened_at } : { state: 'sent', at: sent_at };
}
