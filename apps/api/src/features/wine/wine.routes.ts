import type { WineUpdate } from '@rebblatt/contracts';
import {
  deleted,
  item,
  listOf,
  MAX_PICTURE_MB,
  paging,
  wineCreate,
  wineFormUpdate,
  wineItem,
  wineList,
  wineUpdate,
} from '@rebblatt/contracts';
import { z } from 'zod';
import { shrinkPicture } from '../../files/picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
import { MB, type UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import type { WineTools } from './wine.commands.ts';
import { createWine, deleteWine, updateWine } from './wine.commands.ts';
import { visibleWines } from './wine.policy.ts';
import { presentWine } from './wine.presenter.ts';
import { countWinesWithoutAlcoholLevel, findWine, findWinePicture, listWines } from './wine.queries.ts';
import { WINE_PREVIEW_PX } from './wine.rules.ts';

const picture = { field: 'file', maxBytes: MAX_PICTURE_MB * MB };

const filteredCount = z.object({ alcohol_content_level: z.literal('0') });
const countAnswer = z.object({ data: z.object({ count: z.int() }), count: z.int() });

/** Wines: exhibitors keep their own, administrators all. */
export function wineRoutes(tools: WineTools & { previews: PreviewCache }): Endpoint[] {
  const { db, files, previews } = tools;
  const showWine = async (actor: Actor, id: number) => ({
    data: presentWine(found(await findWine(db, visibleWines(actor), id))),
  });

  const update = async (actor: Actor, id: number, form: WineUpdate, file: UploadedFile | null) => {
    const current = async () => (await showWine(actor, id)).data;
    await orStale(updateWine(tools, actor, id, form, file), current);
    return showWine(actor, id);
  };

  return [
    get(
      '/wine/:perPage/:page',
      { allow: signedIn, summary: 'List wines', params: paging, query: wineList, reply: listOf(wineItem) },
      async ({ actor, query, params }) => {
        const { rows, total } = await listWines(db, visibleWines(actor), query, params);
        return { data: rows.map(presentWine), total };
      },
    ),

    get(
      '/wine/get-filtered-count',
      {
        allow: signedIn,
        summary: 'Count wines without alcohol level',
        query: filteredCount,
        reply: countAnswer,
      },
      async ({ actor }) => {
        const count = await countWinesWithoutAlcoholLevel(db, visibleWines(actor));
        return { data: { count }, count };
      },
    ),

    get(
      '/wine/:id',
      { allow: signedIn, summary: 'Show a wine', params: byId, reply: item(wineItem) },
      ({ actor, params }) => showWine(actor, params.id),
    ),

    post(
      '/wine',
      {
        allow: signedIn,
        summary: 'Add a wine',
        upload: picture,
        body: wineCreate,
        reply: item(wineItem),
        status: 201,
      },
      async ({ actor, body, file }) => showWine(actor, await createWine(tools, actor, body, file)),
    ),

    post(
      '/wine/update',
      {
        allow: signedIn,
        summary: 'Change a wine by a form with a picture',
        upload: picture,
        body: wineFormUpdate,
        reply: item(wineItem),
      },
      ({ actor, body: { id, ...form }, file }) => update(actor, id, form, file),
    ),

    put(
      '/wine/:id',
      { allow: signedIn, summary: 'Change a wine', params: byId, body: wineUpdate, reply: item(wineItem) },
      ({ actor, params, body }) => update(actor, params.id, body, null),
    ),

    del(
      '/wine/:id',
      { allow: signedIn, summary: 'Delete a wine', params: byId, reply: deleted },
      async ({ actor, params }) => {
        await deleteWine(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    get(
      '/wine/thumbnail/:id',
      { allow: signedIn, summary: 'Preview of the picture of a wine', params: byId, reply: 'file' },
      async ({ actor, params }) => {
        const { sha256, name } = found(await findWinePicture(db, visibleWines(actor), params.id));
        const draw = async () => shrinkPicture(await files.read(sha256), WINE_PREVIEW_PX);
        const content = await previews.get(sha256, `${WINE_PREVIEW_PX}px`, draw);
        return { content, mimeType: 'image/png', name: `${name}.png` };
      },
    ),

    get(
      '/wine/download/:id',
      { allow: signedIn, summary: 'Download the picture of a wine', params: byId, reply: 'file' },
      async ({ actor, params }) => {
        const { sha256, name, mimeType } = found(await findWinePicture(db, visibleWines(actor), params.id));
        const { stream, size } = await files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),
  ];
}
