import {
  deleted,
  item,
  listOf,
  logoDecision,
  logoItem,
  logoList,
  logoUpload,
  MAX_PDF_MB,
  paging,
  pathId,
} from '@rebblatt/contracts';
import { z } from 'zod';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { MB } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { isAdmin } from '../../lib/actor.ts';
import { found, notFound } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { LogoTools } from './logo.commands.ts';
import { decideLogo, deleteLogo, uploadLogo } from './logo.commands.ts';
import { visibleLogos } from './logo.policy.ts';
import { presentLogo } from './logo.presenter.ts';
import { findLogo, findLogoFile, listLogos } from './logo.queries.ts';
import type { PictureTools } from './logo-picture.commands.ts';
import { pictureOfLogo } from './logo-picture.commands.ts';

const upload = { field: 'file', maxBytes: MAX_PDF_MB * MB };
const ofExhibitor = paging.extend({ exhibitor: pathId });
const decided = item(logoItem).extend({ approved: z.boolean() });

/** Logos: exhibitors upload their own, administrators decide which may be printed. */
export function logoRoutes(tools: LogoTools & PictureTools): Endpoint[] {
  const { db, files } = tools;
  const present = async (actor: Actor, id: number) =>
    presentLogo(found(await findLogo(db, visibleLogos(actor), id)));

  return [
    get(
      '/logo/:perPage/:page',
      { allow: signedIn, summary: 'List logos', params: paging, query: logoList, reply: listOf(logoItem) },
      async ({ actor, query, params }) => {
        const { rows, total } = await listLogos(db, visibleLogos(actor), query, params);
        return { data: rows.map(presentLogo), total };
      },
    ),

    get(
      '/logo/by-exhibitor/:exhibitor/:perPage/:page',
      {
        allow: signedIn,
        summary: 'List the logos of an exhibitor',
        params: ofExhibitor,
        query: logoList,
        reply: listOf(logoItem),
      },
      async ({ actor, query, params }) => {
        const { exhibitor, ...page } = params;
        if (!isAdmin(actor) && exhibitor !== actor.userId) throw notFound();
        const ofOne = { ...query, userId: exhibitor };
        const { rows, total } = await listLogos(db, visibleLogos(actor), ofOne, page);
        return { data: rows.map(presentLogo), total };
      },
    ),

    get(
      '/logo/:id',
      { allow: signedIn, summary: 'Show a logo', params: byId, reply: item(logoItem) },
      async ({ actor, params }) => ({ data: await present(actor, params.id) }),
    ),

    post(
      '/logo',
      {
        allow: signedIn,
        summary: 'Upload a logo',
        upload,
        body: logoUpload,
        reply: item(logoItem),
        status: 201,
      },
      async ({ actor, body, file }) => ({
        data: await present(actor, await uploadLogo(tools, actor, body, file)),
      }),
    ),

    put(
      '/logo/:id',
      {
        allow: administrators,
        summary: 'Approve or reject a logo',
        params: byId,
        body: logoDecision,
        reply: decided,
      },
      async ({ actor, params, body }) => {
        const decision = { approved: body.approved === 1, version: body.version };
        await orStale(decideLogo(tools, actor, params.id, decision), () => present(actor, params.id));
        const data = await present(actor, params.id);
        return { data, approved: data.approved };
      },
    ),

    del(
      '/logo/:id',
      { allow: signedIn, summary: 'Delete a logo', params: byId, reply: deleted },
      async ({ actor, params }) => {
        await deleteLogo(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    get(
      '/logo/thumbnail/:id',
      { allow: signedIn, summary: 'Preview of a logo', params: byId, reply: 'file' },
      async ({ actor, params }) => {
        const { name } = found(await findLogoFile(db, visibleLogos(actor), params.id));
        const content = await pictureOfLogo(tools, actor, params.id);
        return { content, mimeType: 'image/png', name: `${name}.png` };
      },
    ),

    get(
      '/logo/download/:id',
      { allow: signedIn, summary: 'Download a logo', params: byId, reply: 'file' },
      async ({ actor, params }) => {
        const { sha256, name, mimeType } = found(await findLogoFile(db, visibleLogos(actor), params.id));
        const { stream, size } = await files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),
  ];
}
