import { createKey } from '../lib/tokens.ts';
import type { AccessWorld } from './access-world.ts';
import { anAd } from './access-world.ts';

/** A link for the designer of an ad. */
export async function aDesignerLink(world: AccessWorld) {
  const { token, hash } = createKey();
  const { id, pageId } = await world.server.context.db.prisma.designerLink.create({
    data: {
      pageId: await anAd(world),
      tokenHash: hash,
      language: 'de',
      expiresAt: new Date('2031-01-01'),
    },
  });
  return { id, pageId, token };
}
