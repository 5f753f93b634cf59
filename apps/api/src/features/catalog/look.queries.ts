import { type PrintedLook, printedLook } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';

/** What the design of a catalogue changes on its printed pages; undefined when it looks as it always does. */
export async function findLook(
  reader: Pick<Tx, 'catalogDesign'>,
  catalogId: number,
): Promise<PrintedLook | undefined> {
  const row = await reader.catalogDesign.findUnique({ where: { catalogId }, select: { look: true } });
  const look = row && printedLook.parse(row.look);
  return look && Object.keys(look).length > 0 ? look : undefined;
}
