import type { Actor } from '../../../lib/actor.ts';

/** A print office has no account: the readers of one book share a queue, with a negative id that no account has. */
export const ofPrintOffice = (resultId: number): number => -resultId;

/** Who sends a file by a link, as far as the rules of uploads are concerned. The actor belongs to no session. */
export const officeOf = (resultId: number, ip: string): Actor => ({
  userId: ofPrintOffice(resultId),
  email: '',
  role: 'EXHIBITOR',
  active: true,
  sessionId: '',
  adminId: null,
  ip,
  byLink: true,
});
