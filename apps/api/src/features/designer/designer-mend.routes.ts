import { pictureOfSide } from '../../drawing/mended-picture.ts';
import type { PrintTools } from '../../drawing/print-page.ts';
import { workFolder } from '../../files/work-copy.ts';
import { anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findSide, showMend } from '../mend/mend.queries.ts';
import { findPageTarget } from '../mend/page-mend.commands.ts';
import { designerOf, lineOf } from './designer-link.policy.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';
import { agreeToMendingByLink, dropMendingByLink, orderMendingByLink } from './designer-mend.commands.ts';
import type { DesignerRouteTools } from './designer-page.routes.ts';
import { designerPageOf } from './designer-page.routes.ts';
import { countUpload, openDesignerLink } from './designer-upload.commands.ts';

/** What the press can mend in the file of a link's page. */
export function designerMendRoutes(
  tools: DesignerRouteTools & Pick<PrintTools, 'outputCondition'>,
): Endpoint[] {
  const { db } = tools;
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const open = (token: string, ip: string) => openDesignerLink(tools, token, ip);
  const targetOf = async (link: OpenDesignerLink, ip: string) =>
    (await findPageTarget(db.prisma, designerOf(link, ip), link.page.id)).target;
  const shown = async (link: OpenDesignerLink, ip: string) => showMend(db.prisma, await targetOf(link, ip));
  const page = async (token: string, ip: string) => designerPageOf(tools, await open(token, ip));

  return [
    endpoint(
      'GET /designer-link/:token/mend',
      { allow: anyone, summary: 'Say what can be mended in the file of a link, and what was' },
      async ({ params: { token }, ip }) => ({ data: await shown(await open(token, ip), ip) }),
    ),

    endpoint(
      'POST /designer-link/:token/mend',
      { allow: anyone, summary: 'Mend the file of a link beside it' },
      async ({ params: { token }, ip, body }) => {
        const link = await open(token, ip);
        await countUpload(tools, link);
        await orStale(orderMendingByLink(tools, link, ip, body), () => page(token, ip));
        return { data: await shown(link, ip) };
      },
    ),

    endpoint(
      'POST /designer-link/:token/mend/agree',
      { allow: anyone, summary: 'Make the mended file that of a link’s page' },
      async ({ params: { token }, ip, body }) => {
        await orStale(agreeToMendingByLink(tools, await open(token, ip), ip, body), () => page(token, ip));
        return { data: await page(token, ip) };
      },
    ),

    endpoint(
      'DELETE /designer-link/:token/mend',
      { allow: anyone, summary: 'Drop the mended file of a link, or take back the one that was uploaded' },
      async ({ params: { token }, ip }) => {
        await dropMendingByLink(tools, await open(token, ip), ip);
        return { data: await page(token, ip) };
      },
    ),

    endpoint(
      'GET /designer-link/:token/mend/picture/:side/:page',
      { allow: anyone, summary: 'Show the file of a link as it was uploaded, or as it is mended' },
      async ({ params: { token, side, page: number }, query: { plate }, ip }) => {
        const link = await open(token, ip);
        const upload = await findSide(db.prisma, await targetOf(link, ip), side);
        const content = await pictureOfSide(drawing, lineOf(link), side, upload, number - 1, plate);
        return { content, mimeType: 'image/png', name: `${number}-${side}.png` };
      },
    ),
  ];
}
