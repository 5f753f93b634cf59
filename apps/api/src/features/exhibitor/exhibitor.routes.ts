import { shrinkPicture } from '../../files/picture.ts';
import type { PreviewCache } from '../../files/preview-cache.ts';
import { administrators, anyone, signedIn, superAdministrators } from '../../http/allow.ts';
import type { Call, Endpoint, Terms } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import { orStale } from '../../lib/stale-write.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { shownNamesOf } from '../reference/names.rules.ts';
import { createExhibitor, deleteExhibitor } from './account.commands.ts';
import { registerExhibitor } from './exhibitor.commands.ts';
import { WEB_LOGO_PREVIEW_PX } from './exhibitor.limits.ts';
import { visibleExhibitors } from './exhibitor.policy.ts';
import { presentExhibitor } from './exhibitor.presenter.ts';
import {
  findCatalogChoice,
  findCatalogOptions,
  findExhibitor,
  findExhibitorOptions,
  findRegionChoice,
  findWebLogo,
  listExhibitors,
} from './exhibitor.queries.ts';
import { assignCatalog } from './membership.commands.ts';
import type { ProfileTools } from './profile.commands.ts';
import { proofNeeded, updateExhibitor } from './profile.commands.ts';

/** Registration, the exhibitors' own profile, and the administrators' list. */
export function exhibitorRoutes(tools: ProfileTools & { previews: PreviewCache }): Endpoint[] {
  const { db, files, previews } = tools;

  const show = async (actor: Actor, id: number) => ({
    data: presentExhibitor(found(await findExhibitor(db, visibleExhibitors(actor), id))),
  });
  const update = async ({ actor, params, body, file }: Call<'PUT /exhibitor/:id'>) => {
    const current = async () => (await show(actor, params.id)).data;
    await orStale(updateExhibitor(tools, actor, params.id, body, file), current);
    return show(actor, params.id);
  };
  const shown = { allow: signedIn, summary: 'Show an exhibitor' };
  const requiredOf: Terms['requiredOf'] = (actor, sent, { id }) =>
    proofNeeded(tools, actor, Number(id), sent);
  const changed = { allow: signedIn, summary: 'Change an exhibitor', requiredOf };

  return [
    endpoint(
      'POST /register',
      { allow: anyone, summary: 'Register as an exhibitor', status: 201 },
      async ({ body, ip }) => {
        await registerExhibitor(tools, body, ip);
        return { error: null, message: 'exhibitor.registered' };
      },
    ),

    endpoint(
      'GET /exhibitor/:perPage/:page',
      { allow: administrators, summary: 'List exhibitors' },
      async ({ actor, query, params }) => {
        const { rows, ...found } = await listExhibitors(db, visibleExhibitors(actor), query, params);
        return { data: rows.map(presentExhibitor), ...found };
      },
    ),

    endpoint(
      'GET /catalog/:catalog/exhibitor/:perPage/:page',
      { allow: administrators, summary: 'List the exhibitors of a catalogue' },
      async ({ actor, query, params }) => {
        const catalog = found(await findCatalog(db.prisma, params.catalog));
        const scope = visibleExhibitors(actor);
        const { rows, ...listed } = await listExhibitors(db, scope, query, params, catalog.id);
        return { data: rows.map(presentExhibitor), ...listed };
      },
    ),

    endpoint('GET /exhibitor/:id', shown, ({ actor, params }) => show(actor, params.id)),
    endpoint('GET /exhibitor/show/:id', shown, ({ actor, params }) => show(actor, params.id)),
    endpoint('PUT /exhibitor/:id', changed, update),

    endpoint(
      'POST /exhibitor',
      { allow: superAdministrators, summary: 'Make an exhibitor with an account', status: 201 },
      async ({ actor, body, file }) => show(actor, await createExhibitor(tools, actor, body, file)),
    ),

    endpoint(
      'DELETE /exhibitor/:id',
      { allow: administrators, summary: 'Delete an exhibitor that never took part' },
      async ({ actor, params }) => {
        await deleteExhibitor(tools, actor, params.id);
        return { data: { id: params.id } };
      },
    ),

    endpoint(
      'POST /exhibitor/assign-catalog',
      { allow: administrators, summary: 'Put exhibitors into a catalogue' },
      async ({ actor, body }) => ({ data: { added: await assignCatalog(db, actor, body) } }),
    ),

    endpoint(
      'GET /exhibitor/thumbnail/:id',
      { allow: signedIn, summary: 'Preview of a web logo' },
      async ({ actor, params }) => {
        const { sha256, name } = found(await findWebLogo(db, visibleExhibitors(actor), params.id));
        const draw = async () => shrinkPicture(await files.read(sha256), WEB_LOGO_PREVIEW_PX);
        const content = await previews.get(sha256, `${WEB_LOGO_PREVIEW_PX}px`, draw);
        return { content, mimeType: 'image/png', name: name.replace(/\.[a-z]+$/, '.png') };
      },
    ),

    endpoint(
      'GET /exhibitor/download/:id',
      { allow: signedIn, summary: 'Download a web logo' },
      async ({ actor, params }) => {
        const { sha256, name, mimeType } = found(await findWebLogo(db, visibleExhibitors(actor), params.id));
        const { stream, size } = await files.open(sha256);
        return { content: stream, size, mimeType, name };
      },
    ),

    endpoint(
      'GET /wine/getExhibitors',
      { allow: administrators, summary: 'All exhibitors for a picker, by e-mail' },
      async () => ({ data: await findExhibitorOptions(db) }),
    ),

    endpoint(
      'POST /exhibitor/get-regions',
      { allow: signedIn, needs: 'read', summary: 'All regions by country, and those of one exhibitor' },
      async ({ actor, body }) => {
        const { countries, regions, selected } = await findRegionChoice(
          db,
          visibleExhibitors(actor),
          body.id,
        );
        return {
          countries: countries.map(({ id, ...names }) => ({ id, name: names.name, ...shownNamesOf(names) })),
          regions: regions.map(({ id, countryId, ...names }) => ({
            id,
            name: names.name,
            ...shownNamesOf(names),
            country_id: countryId,
          })),
          ...(body.id !== undefined && { usersSelectedRegions: found(selected).regions }),
        };
      },
    ),

    endpoint(
      'POST /exhibitor/get-catalogs',
      { allow: administrators, summary: 'All catalogues, and those of one exhibitor' },
      async ({ actor, body }) => {
        const { catalogs, selected } = await findCatalogChoice(db, visibleExhibitors(actor), body.id);
        return { catalogs, ...(body.id !== undefined && { userCatalogs: found(selected).catalogs }) };
      },
    ),

    endpoint(
      'GET /exhibitor/load-catalogs',
      { allow: administrators, summary: 'All catalogues for a picker' },
      async () => ({ data: await findCatalogOptions(db) }),
    ),
  ];
}
