import type { AddContent, UpdateAd, UpdateContent } from '@rebblatt/contracts';
import { AD_PAGE, CONTENT_PAGE, type UploadedPageType, updateContent } from '@rebblatt/contracts';
import type { CheckTools } from '../../files/checked-pdf.ts';
import { keepCheckedPdf } from '../../files/checked-pdf.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { addPage } from '../page/page.commands.ts';
import { guardCollection } from '../page/page.gates.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findPage } from '../page/page.queries.ts';
import type { Beside, ChangeTools } from '../page-edit/page-update.commands.ts';
import { changePage } from '../page-edit/page-update.commands.ts';
import { guardNewFile, orderCheck, storeFile } from '../page-file/page-file.commands.ts';
import { withPageOfPicture } from '../page-file/page-of-picture.commands.ts';

export interface UploadTools extends ChangeTools, CheckTools {
  env: { DATA_DIR: string };
}

/** The page of an upload. @throws AppError 404, also for a page of another type or outside the scope */
async function findTarget(
  { db, clock }: UploadTools,
  actor: Actor,
  id: number,
  type: UploadedPageType,
): Promise<LockedPage> {
  const page = found(await findPage(db.prisma, visiblePages(actor), id));
  if (page.pageType !== type) throw notFound();
  guardCollection(actor, clock, page.catalog);
  return page;
}

/**
 * Whether a page is a content page without a file, which no change leaves so.
 * @param sent its id as it was sent
 */
export async function lacksFile({ db }: UploadTools, actor: Actor, sent: unknown): Promise<boolean> {
  const id = updateContent.shape.id.safeParse(sent);
  const page = id.success ? await findPage(db.prisma, visiblePages(actor), id.data) : null;
  return page?.pageType === CONTENT_PAGE && page.contentFileId === null;
}

/**
 * Changes an ad or content page and, when the form contains a file, replaces its PDF; a printable one is set aside
 * until the new one is fine. The reply means that the file is stored; a job checks it afterwards.
 * @param beside as of {@link changePage}
 * @throws AppError 404; 409 `page.released`, `page.accepted`, `page.pdf-not-ready`, `catalog.closed`; 422; StaleWrite
 */
export async function updateUploadedPage(
  tools: UploadTools,
  actor: Actor,
  type: UploadedPageType,
  { id, ...form }: UpdateAd | UpdateContent,
  upload: UploadedFile | null,
  beside?: Beside,
): Promise<void> {
  const seen = await findTarget(tools, actor, id, type);
  guardVersion(seen, form.version);
  if (upload) guardNewFile(seen, form);
  const keep = (file: UploadedFile) => keepCheckedPdf(tools, actor, file);
  const pdf =
    upload && (await (type === AD_PAGE ? withPageOfPicture(tools, actor, upload, keep) : keep(upload)));
  await changePage(tools, actor, id, form, pdf, beside);
}

/** Adds a content page with its PDF. @throws AppError 409 `catalog.inactive`; 422 and 415 on `file` */
export async function addContentPage(
  tools: UploadTools,
  actor: Actor,
  form: AddContent,
  upload: UploadedFile | null,
): Promise<{ id: number; position: number }> {
  const pdf = await keepCheckedPdf(tools, actor, upload);
  return addPage(
    tools,
    actor,
    form.catalog_id,
    async (tx) => ({
      pageType: CONTENT_PAGE,
      active: form.active === 1,
      description: form.description ?? null,
      link: form.link ?? null,
      ...(await storeFile(tx, actor, pdf)),
    }),
    (tx, page) => orderCheck(tx, actor, page, pdf.name),
  );
}
