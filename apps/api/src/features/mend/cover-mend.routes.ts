import { pictureOfSide } from '../../drawing/mended-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orStale } from '../../lib/stale-write.ts';
import { showCover } from '../print/cover/cover.presenter.ts';
import {
  agreeToCoverMending,
  dropCoverMending,
  findCoverTarget,
  orderCoverMending,
} from './cover-mend.commands.ts';
import { findSide, showMend } from './mend.queries.ts';
import type { MendRouteTools } from './page-mend.routes.ts';

/** What the press can mend in the PDF of a cover, by the catalogue's id. */
export function coverMendRoutes(tools: MendRouteTools): Endpoint[] {
  const { db } = tools;
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const shown = async (id: number) => showMend(db.prisma, await findCoverTarget(db.prisma, id));
  const cover = async (id: number) => (await showCover(db, id)).data;

  return [
    endpoint(
      'GET /print/cover/:id/mend',
      { allow: administrators, summary: 'Say what can be mended in the PDF of a cover, and what was' },
      async ({ params: { id } }) => ({ data: await shown(id) }),
    ),

    endpoint(
      'POST /print/cover/:id/mend',
      { allow: administrators, summary: 'Mend the PDF of a cover beside it' },
      async ({ actor, params: { id }, body }) => {
        await orStale(orderCoverMending(tools, actor, id, body), () => cover(id));
        return { data: await shown(id) };
      },
    ),

    endpoint(
      'POST /print/cover/:id/mend/agree',
      { allow: administrators, summary: 'Make the mended PDF the cover' },
      async ({ actor, params: { id }, body }) => {
        await orStale(agreeToCoverMending(tools, actor, id, body), () => cover(id));
        return showCover(db, id);
      },
    ),

    endpoint(
      'DELETE /print/cover/:id/mend',
      {
        allow: administrators,
        summary: 'Drop the mended PDF of a cover, or take back the one that was uploaded',
      },
      async ({ actor, params: { id } }) => {
        await dropCoverMending(tools, actor, id);
        return showCover(db, id);
      },
    ),

    endpoint(
      'GET /print/cover/:id/mend/picture/:side/:page',
      {
        allow: administrators,
        summary: 'Show a page of the PDF of a cover as it was uploaded, or as it is mended',
      },
      async ({ actor, params: { id, side, page }, query: { plate } }) => {
        const upload = await findSide(db.prisma, await findCoverTarget(db.prisma, id), side);
        const content = await pictureOfSide(drawing, accountOf(actor), side, upload, page - 1, plate);
        return { content, mimeType: 'image/png', name: `${id}-${side}-${page}.png` };
      },
    ),
  ];
}
