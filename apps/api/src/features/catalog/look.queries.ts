import { type PrintedLook, type PrintedMark, printedLook } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';

const withFile = { file: true } satisfies Prisma.CatalogMarkInclude;
export type MarkRow = Prisma.CatalogMarkGetPayload<{ include: typeof withFile }>;

/** The fair's mark on the registers of a catalogue, or null. */
export const findMark = (reader: Pick<Tx, 'catalogMark'>, catalogId: number): Promise<MarkRow | null> =>
  reader.catalogMark.findUnique({ where: { catalogId }, include: withFile });

/** A mark as the templates take it. */
export const printedMarkOf = ({ file, widthMm, heightMm }: MarkRow): PrintedMark => ({
  sha256: file.sha256,
  width_mm: widthMm,
  height_mm: heightMm,
});

/** A look with the fair's mark, where a catalogue has one. */
export const withMark = (look: PrintedLook, mark: MarkRow | null): PrintedLook => ({
  ...look,
  ...(mark && { mark: printedMarkOf(mark) }),
});

/** What the design of a catalogue changes on its printed pages; undefined when it looks as it always does. */
export async function findLook(
  reader: Pick<Tx, 'catalogDesign' | 'catalogMark'>,
  catalogId: number,
): Promise<PrintedLook | undefined> {
  const row = await reader.catalogDesign.findUnique({ where: { catalogId }, select: { look: true } });
  const mark = await findMark(reader, catalogId);
  const look = withMark(printedLook.parse(row?.look ?? {}), mark);
  return Object.keys(look).length > 0 ? look : undefined;
}
