import { isUploadedPage } from '@rebblatt/contracts';
import type { PictureTools } from '../../drawing/page-picture.ts';
import { pictureOfUpload } from '../../drawing/page-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findPage, findShownPage } from '../page/page.queries.ts';
import { agreeToMending, dropMending, type MendTools, orderMending } from './mend.commands.ts';
import { mendPicture } from './mend.press.ts';
import { showMend } from './mend.queries.ts';

type Tools = MendTools & Omit<PictureTools, 'workFolder'> & { env: { DATA_DIR: string } };

/** What the press can mend in the PDF of an ad or content page. */
export function mendRoutes(tools: Tools): Endpoint[] {
  const { db, clock } = tools;
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const pageOf = async (actor: Actor, id: number) => {
    const page = found(await findPage(db.prisma, visiblePages(actor), id));
    if (!isUploadedPage(page.pageType)) throw notFound();
    return page;
  };
  const shown = async (actor: Actor, id: number) => showMend(db.prisma, await pageOf(actor, id));
  const page = async (actor: Actor, id: number) =>
    presentPage(found(await findShownPage(db, visiblePages(actor), id)), actor, clock);

  return [
    endpoint(
      'GET /page-mend/:id',
      { allow: signedIn, summary: 'Say what can be mended in the PDF of a page, and what was' },
      async ({ actor, params: { id } }) => ({ data: await shown(actor, id) }),
    ),

    endpoint(
      'POST /page-mend/:id',
      { allow: signedIn, summary: 'Mend the PDF of a page beside it' },
      async ({ actor, params: { id }, body }) => {
        await orStale(orderMending(tools, actor, id, body), () => page(actor, id));
        return { data: await shown(actor, id) };
      },
    ),

    endpoint(
      'POST /page-mend/:id/agree',
      { allow: signedIn, summary: 'Make the mended PDF that of the page' },
      async ({ actor, params: { id }, body }) => {
        await orStale(agreeToMending(tools, actor, id, body), () => page(actor, id));
        return { data: await page(actor, id) };
      },
    ),

    endpoint(
      'DELETE /page-mend/:id',
      { allow: signedIn, summary: 'Drop the mended PDF, or take back the one that was uploaded' },
      async ({ actor, params: { id } }) => {
        await orStale(dropMending(tools, actor, id), () => page(actor, id));
        return { data: await page(actor, id) };
      },
    ),

    endpoint(
      'GET /page-mend/:id/picture/:side/:page',
      { allow: signedIn, summary: 'Show a page of the PDF as it was uploaded, or as it is mended' },
      async ({ actor, params }) => {
        const target = await pageOf(actor, params.id);
        const content = await mendPicture(db.prisma, target, params, (upload, number) =>
          pictureOfUpload(drawing, accountOf(actor), upload, number),
        );
        return { content, mimeType: 'image/png', name: `${target.position}-${params.side}.png` };
      },
    ),
  ];
}
