import { isAdministrator, type WineUpdate } from '@rebblatt/contracts';
import { shrinkPicture } from '../../files/picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { ownerRequired, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import { sql } from '../../lib/sql.ts';
import { orStale } from '../../lib/stale-write.ts';
import { usualOfWines } from './usual.queries.ts';
import type { WineTools } from './wine.commands.ts';
import { createWine, deleteWine, updateWine } from './wine.commands.ts';
import { WINE_PREVIEW_PX } from './wine.limits.ts';
import { visibleWines } from './wine.policy.ts';
import { presentWine } from './wine.presenter.ts';
import { countWinesWithoutAlcoholLevel, findWine, findWinePicture, listWines } from './wine.queries.ts';

/** Wines: exhibitors manage their own, administrators all. */
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
    endpoint(
      'GET /wine/:perPage/:page',
      { allow: signedIn, summary: 'List wines' },
      async ({ actor, query, params }) => {
        const { rows, total } = await listWines(db, visibleWines(actor), query, params);
        const among = sql`EXISTS (SELECT FROM wine w WHERE w.user_id = e.id)`;
        return {
          data: rows.map(presentWine),
          // An exhibitor hears of nobody else's name.
          ...(isAdministrator(actor.role) ? await withNearest(db, { total }, query, among) : { total }),
        };
      },
    ),

    endpoint(
      'GET /wine/get-filtered-count',
      { allow: signedIn, summary: 'Count wines without alcohol level' },
      async ({ actor }) => {
        const count = await countWinesWithoutAlcoholLevel(db, visibleWines(actor));
        return { data: { count }, count };
      },
    ),

    endpoint(
      'GET /wine/usual',
      { allow: signedIn, summary: 'What a new wine of the caller most likely has' },
      async ({ actor }) => ({ data: await usualOfWines(db, actor.userId) }),
    ),

    endpoint('GET /wine/:id', { allow: signedIn, summary: 'Show a wine' }, ({ actor, params }) =>
      showWine(actor, params.id),
    ),

    endpoint(
      'POST /wine',
      { allow: signedIn, summary: 'Add a wine', status: 201, requiredOf: ownerRequired },
      async ({ actor, body, file }) => showWine(actor, await createWine(tools, actor, body, file)),
    ),

    endpoint(
      'POST /wine/update',
      { allow: signedIn, summary: 'Change a wine by a form with a picture' },
      ({ actor, body: { id, ...form }, file }) => update(actor, id, form, file),
    ),

    endpoint('PUT /wine/:id', { allow: signedIn, summary: 'Change a wine' }, ({ actor, params, body }) =>
      update(actor, params.id, body, null),
    ),

    endpoint('DELETE /wine/:id', { allow: signedIn, summary: 'Delete a wine' }, async ({ actor, params }) => {
      await deleteWine(tools, actor, params.id);
      return { data: { id: params.id } };
    }),

    endpoint(
      'GET /wine/thumbnail/:id',
      { allow: signedIn, summary: 'Preview of the picture of a wine' },
      async ({ actor, params }) => {
        const { sha256, name } = found(await findWinePicture(db, visibleWines(actor), params.id));
        const draw = async () => shrinkPicture(await files.read(sha256), WINE_PREVIEW_PX);
        const content = await previews.get(sha256, `${WINE_PREVIEW_PX}px`, draw);
        return { content, mimeType: 'image/png', name: `${name}.png` };
      },
    ),

    endpoint(
      'GET /wine/download/:id',
      { allow: signedIn, summary: 'Download the picture of a wine' },
      async ({ actor, params }) => {
        const { sha256, name, mimeType } = found(await findWinePicture(db, visibleWines(actor), params.id));
        const { stream, size } = await files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),
  ];
}
