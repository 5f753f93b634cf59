import { WITHOUT_ALCOHOL, type WineFacts } from '@rebblatt/contracts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';

/** What of a wine is read to print more than its name. */
export const columnsOfFacts = {
  region: { select: { name: true } },
  grapes: { orderBy: { position: 'asc' }, select: { grapeVariety: { select: { bezeichnung: true } } } },
} satisfies Prisma.WineInclude;

/** What the design of a catalogue can print under the name of a wine. */
export const wineFactsOf = (wine: Prisma.WineGetPayload<{ include: typeof columnsOfFacts }>): WineFacts => ({
  grapes: wine.grapes.map(({ grapeVariety }) => grapeVariety.bezeichnung),
  region: wine.region.name,
  alcohol_free: wine.alcoholContentLevel === WITHOUT_ALCOHOL,
});
