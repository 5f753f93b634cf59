import type { choosePage } from '@rebblatt/contracts';
import { isAd, isAdministrator } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { OnePageTools } from '../../files/one-page.ts';
import { withOnePage } from '../../files/one-page.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, invalidField, notFound } from '../../lib/app-error.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import type { Beside } from '../page-edit/page-update.commands.ts';
import { replacePageFile } from './replace-file.commands.ts';
import type { UploadTools } from './upload.commands.ts';
import { updateUploadedPage } from './upload.commands.ts';

/**
 * Makes one page of an ad's PDF its PDF, where the file has several: as if that page had been uploaded alone, by the same
 * rules. Administrators may do so in any state, as when they replace a file.
 * @param beside as of `changePage`
 * @throws AppError 404; 422 on `page`; and as `updateUploadedPage` and `replacePageFile`
 */
export async function choosePageOfFile(
  tools: UploadTools & OnePageTools,
  actor: Actor,
  id: number,
  { page, version }: z.output<typeof choosePage>,
  beside?: Beside,
): Promise<void> {
  const { prisma } = tools.db;
  const seen = found(await findPage(prisma, visiblePages(actor), id));
  const { pageType } = seen;
  if (!isAd(pageType)) throw notFound();
  guardVersion(seen, version);
  if (seen.contentFileId === null) throw invalidField('page', 'validation.not-found');
  const file = await prisma.storedFile.findUniqueOrThrow({
    where: { id: seen.contentFileId },
    select: { sha256: true, name: true },
  });
  const locked = isAdministrator(actor.role) && lockOf(seen) !== null;
  // Whoever uploads another file meanwhile has chosen otherwise.
  const form = { version: seen.version };
  await withOnePage(tools, actor, { file, pages: seen.contentPages ?? 0, page }, async (upload) => {
    if (locked) await replacePageFile(tools, actor, id, form, upload);
    else await updateUploadedPage(tools, actor, pageType, { id, ...form }, upload, beside);
  });
}
