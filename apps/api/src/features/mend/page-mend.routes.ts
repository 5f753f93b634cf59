import { pictureOfSide } from '../../drawing/mended-picture.ts';
import type { PictureTools } from '../../drawing/page-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import type { MendTools } from './mend.commands.ts';
import { findSide, showMend } from './mend.queries.ts';
import {
  agreeToPageMending,
  dropPageMending,
  findPageTarget,
  orderPageMending,
} from './page-mend.commands.ts';

export type MendRouteTools = MendTools & Omit<PictureTools, 'workFolder'> & { env: { DATA_DIR: string } };

/** What the press can mend in the PDF of an ad or content page. */
export function pageMendRoutes(tools: MendRouteTools): Endpoint[] {
  const { db, clock } = tools;
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const shown = async (actor: Actor, id: number) =>
    showMend(db.prisma, (await findPageTarget(db.prisma, actor, id)).target);
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
        await orStale(orderPageMending(tools, actor, id, body), () => page(actor, id));
        return { data: await shown(actor, id) };
      },
    ),

    endpoint(
      'POST /page-mend/:id/agree',
      { allow: signedIn, summary: 'Make the mended PDF that of the page' },
      async ({ actor, params: { id }, body }) => {
        await orStale(agreeToPageMending(tools, actor, id, body), () => page(actor, id));
        return { data: await page(actor, id) };
      },
    ),

    endpoint(
      'DELETE /page-mend/:id',
      { allow: signedIn, summary: 'Drop the mended PDF, or take back the one that was uploaded' },
      async ({ actor, params: { id } }) => {
        await orStale(dropPageMending(tools, actor, id), () => page(actor, id));
        return { data: await page(actor, id) };
      },
    ),

    endpoint(
      'GET /page-mend/:id/picture/:side/:page',
      { allow: signedIn, summary: 'Show a page of the PDF as it was uploaded, or as it is mended' },
      async ({ actor, params: { id, side, page: number }, query: { plate } }) => {
        const { page: shownPage, target } = await findPageTarget(db.prisma, actor, id);
        const upload = await findSide(db.prisma, target, side);
        const content = await pictureOfSide(drawing, accountOf(actor), side, upload, number - 1, plate);
        return { content, mimeType: 'image/png', name: `${shownPage.position}-${side}.png` };
      },
    ),
  ];
}
