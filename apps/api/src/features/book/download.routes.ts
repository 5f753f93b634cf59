import type { PrintedContent } from '@rebblatt/contracts';
import { isUploadedPage } from '@rebblatt/contracts';
import { pictureOf, pictureOfUpload } from '../../drawing/page-picture.ts';
import type { Printable, PrintTools } from '../../drawing/print-page.ts';
import { downloadOf } from '../../drawing/print-page.ts';
import { accountOf } from '../../files/file-turns.ts';
import { cannotBeShown } from '../../files/no-picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { workFolder } from '../../files/work-copy.ts';
import { administrators, exhibitors, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { FileReply } from '../../http/file-reply.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError, found, notFound } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { PageRecord } from '../page/page.queries.ts';
import { findPage } from '../page/page.queries.ts';
import { findAcceptedPages } from './accepted-pages.queries.ts';
import { findChosenPages } from './chosen-pages.queries.ts';
import { findPrintedContent, findPrintedContents } from './printed-content.queries.ts';
import { proofOf } from './proof.press.ts';

interface DownloadTools extends Omit<PrintTools, 'workFolder'> {
  db: Database;
  previews: PreviewCache;
  env: { DATA_DIR: string };
}

const uploadedFile = ({ contentFile, contentReport, contentPages }: PageRecord) =>
  contentFile && { sha256: contentFile.sha256, report: contentReport, pages: contentPages };

/** A page as a file: for administrators, and for the exhibitor to whom the page belongs. */
export function downloadRoutes(context: DownloadTools): Endpoint[] {
  const { db, files } = context;
  const tools = { ...context, workFolder: workFolder(context.env.DATA_DIR) };

  const uploadOf = async (actor: Actor, id: number) =>
    uploadedFile(found(await findPage(db.prisma, visiblePages(actor), id)));

  const printable = async (actor: Actor, printed: PrintedContent): Promise<Printable> => {
    const { page_id, page_type } = printed.page;
    const upload = isUploadedPage(page_type) ? await uploadOf(actor, page_id) : null;
    if (cannotBeShown(upload?.report)) throw new AppError(422, 'file.unreadable');
    return { printed, upload };
  };

  const laidOut = async (actor: Actor, id: number, withSku = false): Promise<FileReply> => {
    const printed = await findPrintedContent(db, visiblePages(actor), id, { withSku });
    const file = await downloadOf(tools, accountOf(actor), [await printable(actor, printed)]);
    return { ...file, mimeType: 'application/pdf', name: `${id}.pdf` };
  };

  const together = async (actor: Actor, ids: number[]): Promise<FileReply> => {
    const pages: Printable[] = [];
    const contents = await findPrintedContents(db, visiblePages(actor), ids);
    for (const printed of contents) pages.push(await printable(actor, printed));
    const file = await downloadOf(tools, accountOf(actor), pages);
    return { ...file, mimeType: 'application/pdf', name: 'pages.pdf' };
  };

  return [
    endpoint(
      'GET /page-download/:id',
      { allow: signedIn, summary: 'Download the uploaded PDF of a page' },
      async ({ actor, params: { id } }) => {
        const upload = await uploadOf(actor, id);
        if (!upload) throw notFound('file.not-found');
        const { stream, size } = await files.open(upload.sha256);
        return { content: stream, size, mimeType: 'application/pdf', name: `${id}.pdf` };
      },
    ),

    endpoint(
      'GET /page-wine-download/:id',
      { allow: signedIn, summary: 'Download a page as it is printed' },
      ({ actor, params }) => laidOut(actor, params.id),
    ),

    endpoint(
      'GET /own-pages-download',
      { allow: exhibitors, summary: 'Download all accepted pages of the active catalogue as one file' },
      async ({ actor }) => {
        const ids = await findAcceptedPages(db, context.clock, actor.userId);
        if (ids.length === 0) throw notFound('file.not-found');
        return together(actor, ids);
      },
    ),

    endpoint(
      'GET /pages-download',
      { allow: administrators, summary: 'Download chosen pages of a catalogue as one file' },
      async ({ actor, query: { ids } }) => together(actor, await findChosenPages(db, ids)),
    ),

    endpoint(
      'GET /page-request-download/:id/:articleNumber',
      { allow: signedIn, summary: 'Download a page without or with article numbers' },
      ({ actor, params }) => laidOut(actor, params.id, params.articleNumber),
    ),

    endpoint(
      'GET /page-image/:id',
      { allow: signedIn, summary: 'Show a picture of a page' },
      async ({ actor, params: { id }, query }) => {
        const printed = await findPrintedContent(db, visiblePages(actor), id);
        const uploaded = isUploadedPage(printed.page.page_type);
        const upload = uploaded ? await uploadOf(actor, id) : null;
        if (uploaded && !upload) throw notFound('file.not-found');
        // A file that cannot be opened has no number of pages either.
        if (upload && (query.page ?? 1) > (upload.pages || 1)) throw notFound();
        const page = (query.page ?? 1) - 1;
        const content = upload
          ? await pictureOfUpload(tools, accountOf(actor), upload, page)
          : await pictureOf(tools, accountOf(actor), printed, page);
        return { content, mimeType: 'image/png', name: `${id}.png` };
      },
    ),

    endpoint(
      'GET /page-proof/:id',
      { allow: administrators, summary: 'Show how a page will look in print' },
      async ({ actor, params: { id }, query }) => {
        const printed = await findPrintedContent(db, visiblePages(actor), id);
        const upload = isUploadedPage(printed.page.page_type) ? await uploadOf(actor, id) : null;
        return { data: await proofOf(tools, accountOf(actor), printed, upload, (query.page ?? 1) - 1) };
      },
    ),
  ];
}
