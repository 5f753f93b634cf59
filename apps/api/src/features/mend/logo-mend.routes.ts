import { pictureOfSide } from '../../drawing/mended-picture.ts';
import { accountOf } from '../../files/file-turns.ts';
import { workFolder } from '../../files/work-copy.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visibleLogos } from '../logo/logo.policy.ts';
import { presentLogo } from '../logo/logo.presenter.ts';
import { findLogo } from '../logo/logo.queries.ts';
import {
  agreeToLogoMending,
  dropLogoMending,
  findLogoTarget,
  orderLogoMending,
} from './logo-mend.commands.ts';
import { findSide, showMend } from './mend.queries.ts';
import type { MendRouteTools } from './page-mend.routes.ts';

/** What the press can mend in the PDF of a logo. */
export function logoMendRoutes(tools: MendRouteTools): Endpoint[] {
  const { db } = tools;
  const drawing = { ...tools, workFolder: workFolder(tools.env.DATA_DIR) };
  const shown = async (actor: Actor, id: number) =>
    showMend(db.prisma, await findLogoTarget(db.prisma, actor, id));
  const logo = async (actor: Actor, id: number) =>
    presentLogo(found(await findLogo(db, visibleLogos(actor), id)));

  return [
    endpoint(
      'GET /logo/:id/mend',
      { allow: signedIn, summary: 'Say what can be mended in the PDF of a logo, and what was' },
      async ({ actor, params: { id } }) => ({ data: await shown(actor, id) }),
    ),

    endpoint(
      'POST /logo/:id/mend',
      { allow: signedIn, summary: 'Mend the PDF of a logo beside it' },
      async ({ actor, params: { id }, body }) => {
        await orStale(orderLogoMending(tools, actor, id, body), () => logo(actor, id));
        return { data: await shown(actor, id) };
      },
    ),

    endpoint(
      'POST /logo/:id/mend/agree',
      { allow: signedIn, summary: 'Make the mended PDF that of the logo' },
      async ({ actor, params: { id }, body }) => {
        await orStale(agreeToLogoMending(tools, actor, id, body), () => logo(actor, id));
        return { data: await logo(actor, id) };
      },
    ),

    endpoint(
      'DELETE /logo/:id/mend',
      { allow: signedIn, summary: 'Drop the mended PDF of a logo, or take back the one that was uploaded' },
      async ({ actor, params: { id } }) => {
        await dropLogoMending(tools, actor, id);
        return { data: await logo(actor, id) };
      },
    ),

    endpoint(
      'GET /logo/:id/mend/picture/:side/:page',
      { allow: signedIn, summary: 'Show a page of the PDF of a logo as it was uploaded, or as it is mended' },
      async ({ actor, params: { id, side, page }, query: { plate } }) => {
        const upload = await findSide(db.prisma, await findLogoTarget(db.prisma, actor, id), side);
        const content = await pictureOfSide(drawing, accountOf(actor), side, upload, page - 1, plate);
        return { content, mimeType: 'image/png', name: `${id}-${side}.png` };
      },
    ),
  ];
}
