import type { Tx } from '../../lib/database.ts';
import { dropFile } from './page-file.commands.ts';

/** Forgets the mending of a page's file, with the mended file that nobody has agreed to. */
export async function forgetMend(tx: Tx, pageId: number): Promise<void> {
  const mend = await tx.pageMend.findUnique({ where: { pageId } });
  if (!mend) return;
  await tx.pageMend.delete({ where: { pageId } });
  await dropFile(tx, mend.fileId);
}
