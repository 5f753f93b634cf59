import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';

/** Gives a new catalogue the design of an earlier one, if that has one. */
export async function takeOverLook(tx: Tx, fromId: number, catalogId: number): Promise<void> {
  const design = await tx.catalogDesign.findUnique({ where: { catalogId: fromId } });
  if (!design) return;
  const [chosen, look] = [design.design ?? Prisma.JsonNull, design.look ?? Prisma.JsonNull];
  await tx.catalogDesign.create({ data: { catalogId, design: chosen, look } });
}
