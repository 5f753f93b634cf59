import type { InvitationShown } from '@rebblatt/contracts';

/** Whether an invitation can be accepted, has been, by whatever link, or is over. */
export function invitationStateOf(
  { expiresAt, user }: { expiresAt: Date; user: { passwordHash: string | null } },
  now: Date,
): InvitationShown['state'] {
  if (user.passwordHash !== null) return 'accepted';
  return expiresAt <= now ? 'expired' : 'open';
}
