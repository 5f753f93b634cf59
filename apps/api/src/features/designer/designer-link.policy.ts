import type { Actor } from '../../lib/actor.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';

/**
 * Who uploads by a link: the exhibitor of the page, as far as the rules of uploads are concerned. The actor belongs to
 * no session, and the history says that somebody did it by the link.
 */
export const designerOf = ({ page: { exhibitor } }: OpenDesignerLink, ip: string): Actor => ({
  userId: exhibitor.id,
  email: exhibitor.user.email,
  role: 'EXHIBITOR',
  active: true,
  sessionId: '',
  adminId: null,
  ip,
  byLink: true,
});

/** A designer has no account: those of one link share a line for slow work, with a negative id that no account has. */
export const lineOf = ({ id }: Pick<OpenDesignerLink, 'id'>): number => -id;
