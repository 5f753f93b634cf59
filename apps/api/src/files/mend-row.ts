import type { Tx } from '../lib/database.ts';

/** Whose file is mended: one page, one logo, or the cover of one catalogue, by the catalogue's id. */
export type MendOf = { pageId: number } | { logoId: number } | { coverId: number };

/**
 * Forgets the mending of a file: with the mended one that nobody has agreed to, or the one that was uploaded when a
 * mended one had taken its place.
 */
export async function forgetMend(tx: Pick<Tx, 'mend' | 'storedFile'>, of: MendOf): Promise<void> {
  const mend = await tx.mend.findFirst({ where: of });
  if (!mend) return;
  await tx.mend.delete({ where: { id: mend.id } });
  const files = [mend.fileId, mend.originalId].filter((id) => id !== null);
  // A logo that has its uploaded file back still needs it.
  await tx.storedFile.deleteMany({ where: { id: { in: files }, logos: { none: {} } } });
}
