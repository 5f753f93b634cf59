import type { Tx } from '../../lib/database.ts';
import type { Fair } from '../../lib/generated/prisma/client.ts';

/** The fair's name and contact; null if they were never filled in. */
export const findFair = (reader: Pick<Tx, 'fair'>): Promise<Fair | null> =>
  reader.fair.findUnique({ where: { id: 1 } });

/** The same with its logo. */
export const findWholeFair = (reader: Pick<Tx, 'fair'>) =>
  reader.fair.findUnique({ where: { id: 1 }, include: { logoFile: true } });

export type FairRow = NonNullable<Awaited<ReturnType<typeof findWholeFair>>>;
