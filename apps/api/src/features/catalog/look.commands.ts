import { forgetStoredFile } from '../../files/stored-file.ts';
import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';

/** Gives a new catalogue the design of an earlier one with its mark, as far as that has them. */
export async function takeOverLook(tx: Tx, fromId: number, catalogId: number): Promise<void> {
  const design = await tx.catalogDesign.findUnique({ where: { catalogId: fromId } });
  if (design) {
    const [chosen, look] = [design.design ?? Prisma.JsonNull, design.look ?? Prisma.JsonNull];
    await tx.catalogDesign.create({ data: { catalogId, design: chosen, look } });
  }
  await takeOverMark(tx, fromId, catalogId);
}

/** Each catalogue has a row of its own for the file; the bytes are the same. */
async function takeOverMark(tx: Tx, fromId: number, catalogId: number): Promise<void> {
  const mark = await tx.catalogMark.findUnique({ where: { catalogId: fromId }, include: { file: true } });
  if (!mark) return;
  const { file, widthMm, heightMm, report } = mark;
  const { id: _, createdAt: __, ...kept } = file;
  const { id: fileId } = await tx.storedFile.create({ data: kept });
  await tx.catalogMark.create({
    data: { catalogId, fileId, widthMm, heightMm, report: report ?? Prisma.JsonNull },
  });
}

/** Removes the mark of a catalogue with its file. */
export async function forgetMark(tx: Tx, catalogId: number): Promise<void> {
  const mark = await tx.catalogMark.findUnique({ where: { catalogId } });
  if (!mark) return;
  await tx.catalogMark.delete({ where: { catalogId } });
  await forgetStoredFile(tx, mark.fileId);
}
