import { isAdministrator } from '@rebblatt/contracts';
import { administrators, ownerRequired, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found, missing } from '../../lib/app-error.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import { sql } from '../../lib/sql.ts';
import { orStale } from '../../lib/stale-write.ts';
import { chooseLogoPage } from './choose-page.commands.ts';
import type { DecideTools, LogoTools } from './logo.commands.ts';
import { decideLogo, deleteLogo, uploadLogo } from './logo.commands.ts';
import { visibleLogos } from './logo.policy.ts';
import { presentLogo } from './logo.presenter.ts';
import { findLogo, findLogoFile, listLogos } from './logo.queries.ts';
import { checkLogoAgain } from './logo-check.commands.ts';
import type { PictureTools } from './logo-picture.press.ts';
import { pictureOfLogo } from './logo-picture.press.ts';
import { placeLogo } from './placement.commands.ts';

/** Logos: exhibitors upload their own, administrators decide which may be printed. */
export function logoRoutes(tools: LogoTools & DecideTools & PictureTools): Endpoint[] {
  const { db, files } = tools;
  const present = async (actor: Actor, id: number) =>
    presentLogo(found(await findLogo(db, visibleLogos(actor), id)));

  return [
    endpoint(
      'GET /logo/:perPage/:page',
      { allow: signedIn, summary: 'List logos' },
      async ({ actor, query, params }) => {
        const { rows, ...listed } = await listLogos(db, visibleLogos(actor), query, params);
        const among = sql`EXISTS (SELECT FROM logo l WHERE l.user_id = e.id)`;
        return {
          data: rows.map(presentLogo),
          // An exhibitor hears of nobody else's name.
          ...(isAdministrator(actor.role) ? await withNearest(db, listed, query, among) : listed),
        };
      },
    ),

    endpoint(
      'GET /logo/by-exhibitor/:exhibitor/:perPage/:page',
      { allow: signedIn, summary: 'List the logos of an exhibitor' },
      async ({ actor, query, params }) => {
        const { exhibitor, ...page } = params;
        if (!isAdministrator(actor.role) && exhibitor !== actor.userId) throw missing('exhibitor');
        const ofOne = { ...query, userId: exhibitor };
        const { rows, total } = await listLogos(db, visibleLogos(actor), ofOne, page);
        return { data: rows.map(presentLogo), total };
      },
    ),

    endpoint('GET /logo/:id', { allow: signedIn, summary: 'Show a logo' }, async ({ actor, params }) => ({
      data: await present(actor, params.id),
    })),

    endpoint(
      'POST /logo',
      {
        allow: signedIn,
        summary: 'Upload a logo',
        status: 201,
        requiredOf: ownerRequired,
        fileRequired: true,
      },
      async ({ actor, body, file }) => ({
        data: await present(actor, await uploadLogo(tools, actor, body, file)),
      }),
    ),

    endpoint(
      'PUT /logo/:id',
      { allow: administrators, summary: 'Approve or reject a logo, or take that back' },
      async ({ actor, params, body }) => {
        await orStale(decideLogo(tools, actor, params.id, body), () => present(actor, params.id));
        const data = await present(actor, params.id);
        return { data, approved: data.approved };
      },
    ),

    endpoint(
      'GET /logo/:id/picture/:page',
      { allow: signedIn, summary: 'Show a page of the file of a logo' },
      async ({ actor, params: { id, page } }) => ({
        content: await pictureOfLogo(tools, actor, id, page - 1),
        mimeType: 'image/png',
        name: `${page}.png`,
      }),
    ),

    endpoint(
      'PUT /logo/:id/placement',
      {
        allow: signedIn,
        summary: 'Choose size, position and background of a logo that was made of a picture',
      },
      async ({ actor, params: { id }, body }) => {
        await orStale(placeLogo(tools, actor, id, body), () => present(actor, id));
        return { data: await present(actor, id) };
      },
    ),

    endpoint(
      'POST /logo/:id/choose-page',
      { allow: signedIn, summary: 'Make one page of the PDF of a logo a logo in its place' },
      async ({ actor, params: { id }, body }) => {
        const chosen = await orStale(chooseLogoPage(tools, actor, id, body), () => present(actor, id));
        return { data: await present(actor, chosen) };
      },
    ),

    endpoint(
      'POST /logo/:id/check-again',
      { allow: signedIn, summary: 'Check a logo again whose check could not be done' },
      async ({ actor, params: { id } }) => {
        await checkLogoAgain(db, actor, id);
        return { data: await present(actor, id) };
      },
    ),

    endpoint('DELETE /logo/:id', { allow: signedIn, summary: 'Delete a logo' }, async ({ actor, params }) => {
      await deleteLogo(tools, actor, params.id);
      return { data: { id: params.id } };
    }),

    endpoint(
      'GET /logo/thumbnail/:id',
      { allow: signedIn, summary: 'Preview of a logo' },
      async ({ actor, params }) => {
        const { name } = found(await findLogoFile(db, visibleLogos(actor), params.id));
        const content = await pictureOfLogo(tools, actor, params.id);
        return { content, mimeType: 'image/png', name: `${name}.png` };
      },
    ),

    endpoint(
      'GET /logo/download/:id',
      { allow: signedIn, summary: 'Download a logo' },
      async ({ actor, params }) => {
        const { sha256, name, mimeType } = found(await findLogoFile(db, visibleLogos(actor), params.id));
        const { stream, size } = await files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),
  ];
}
