// Length: one table of every route; if it were split, a missing one would be overlooked.

import { aCorrection, aRemark } from './about-a-pull.ts';
import { acceptedAds } from './accepted-ads.ts';
import { aContact, contactForm } from './access-contact.ts';
import { aCover, aCoveredBook } from './access-covers.ts';
import { aDeletedWine } from './access-deletion.ts';
import { aDesignerLink } from './access-designer.ts';
import { anEdition } from './access-edition.ts';
import { anInvitation } from './access-invitation.ts';
import { aMark } from './access-mark.ts';
import { aNextCatalog, someProposals } from './access-next-fair.ts';
import { aNote } from './access-note.ts';
import { aPrintProof, aPrintRemark } from './access-print-answer.ts';
import { secondFactorAccess } from './access-second-factor.ts';
import { aSession } from './access-session.ts';
import { webhookAccess } from './access-webhook.ts';
import type { AccessWorld } from './access-world.ts';
import * as a from './access-world.ts';
import { anImportedPage } from './imported-page.ts';
import { plainWine } from './wine-form.ts';

/**
 * Who has access:
 * - `anyone`: everybody, signed in or not
 * - `signedIn`: every session; the call is about the caller's own data or about everybody's
 * - `owned`: administrators and the one exhibitor to whom it belongs; for another exhibitor it is not found
 * - `personal`: only the account to which it belongs, not even administrators
 * - `oneself`: the same, but others get a refusal: the name of the thing contains whose it is
 * - `exhibitors`, `administrators`, `superAdmin`: only these; others get a refusal, not a 404
 */
export type Rule =
  | 'anyone'
  | 'signedIn'
  | 'owned'
  | 'personal'
  | 'oneself'
  | 'exhibitors'
  | 'administrators'
  | 'superAdmin';

/** The path and body of one call; created again for each visitor. */
type Aim = string | { path: string; body?: unknown };

/** One route: who has access, the status of a permitted call, and such a call. */
export interface Access {
  rule: Rule;
  /** The status of a permitted call. */
  ok: number;
  aim: (world: AccessWorld) => Aim | Promise<Aim>;
}

const route = (rule: Rule, aim: Access['aim'], ok = 200): Access => ({ rule, ok, aim });

let n = 0;
const word = () => `Eintrag ${++n}`;

/** A list of one service. */
const aList = (name: string) => ({
  columns: [{ heading: 'Dienstleistung', field: 'name' }],
  rows: [{ line: 2, cells: [name] }],
});

/** The seven routes of a reference resource; its form requires a name and perhaps more. */
function reference(
  name: string,
  readers: Rule,
  form: (world: AccessWorld) => object | Promise<object>,
): Record<string, Access> {
  const add = async (world: AccessWorld) => {
    const answer = await world.clients.admin.call('POST', `/${name}`, await form(world));
    return Number(answer.body.data.id);
  };
  const made = async (world: AccessWorld) => `/${name}/${await add(world)}`;
  return {
    [`GET /${name}`]: route(readers, () => `/${name}`),
    [`GET /${name}/:perPage/:page`]: route(readers, () => `/${name}/10/1`),
    [`GET /${name}/:id`]: route(readers, made),
    [`POST /${name}`]: route(
      'administrators',
      async (world) => ({ path: `/${name}`, body: await form(world) }),
      201,
    ),
    [`PUT /${name}/:id`]: route('administrators', async (world) => ({
      path: await made(world),
      body: await form(world),
    })),
    [`DELETE /${name}/:id`]: route('administrators', made),
    [`GET /${name}/removable/:id`]: route(
      'administrators',
      async (world) => `/${name}/removable/${await add(world)}`,
    ),
  };
}

const session: Record<string, Access> = {
  ...secondFactorAccess,
  ...webhookAccess,
  'POST /login': route('anyone', () => ({ path: '/login', body: {} }), 422),
  'POST /register': route('anyone', () => ({ path: '/register', body: {} }), 422),
  'POST /forgot-password': route('anyone', () => ({ path: '/forgot-password', body: {} }), 422),
  'POST /reset-password': route('anyone', () => ({ path: '/reset-password', body: {} }), 422),
  'POST /login-as-exhibitor': route('administrators', ({ ownerId, ownerEmail }) => ({
    path: '/login-as-exhibitor',
    body: { id: ownerId, email: ownerEmail },
  })),
  'GET /account/session': route('signedIn', () => '/account/session'),
  // Each visitor sends a call of their own; the session that asks goes on.
  'DELETE /account/session': route('signedIn', () => '/account/session'),
  'DELETE /account/session/:id': route(
    'personal',
    async (world) => `/account/session/${await aSession(world)}`,
  ),
  'GET /exhibitor/:id/session': route('administrators', ({ ownerId }) => `/exhibitor/${ownerId}/session`),
  'DELETE /exhibitor/:id/session/:session': route(
    'administrators',
    async (world) => `/exhibitor/${world.ownerId}/session/${await aSession(world)}`,
  ),
  'GET /help': route('signedIn', () => '/help?lang=de'),
  'GET /user': route('signedIn', () => '/user'),
  'POST /broadcasting/auth': route('oneself', ({ ownerId }) => ({
    path: '/broadcasting/auth',
    body: { socket_id: '1.2', channel_name: `private-status.${ownerId}` },
  })),
};

const websockets: Record<string, Access> = {
  'GET /websockets/api': route('administrators', () => '/websockets/api'),
  'GET /websockets/api/:appId/statistics': route(
    'administrators',
    () => '/websockets/api/rebblatt/statistics',
  ),
  'POST /websockets/event': route('administrators', () => ({
    path: '/websockets/event',
    body: {
      key: 'rebblatt-key',
      secret: 'rebblatt-key',
      appId: 'rebblatt',
      channel: 'hall',
      event: 'note',
      data: '{}',
    },
  })),
  // Without the header that names the app.
  'POST /websockets/auth': route(
    'administrators',
    () => ({ path: '/websockets/auth', body: { socket_id: '1.2', channel_name: 'private-hall' } }),
    404,
  ),
};

const admins: Record<string, Access> = {
  'GET /admin/:perPage/:page': route('superAdmin', () => '/admin/10/1'),
  'GET /admin/:id': route('superAdmin', async (world) => `/admin/${await a.makeAdmin(world)}`),
  'POST /admin': route(
    'superAdmin',
    () => ({
      path: '/admin',
      body: { email: `${++n}@fair.test`, password: 'drei rote Boote', passwordRepeat: 'drei rote Boote' },
    }),
    201,
  ),
  'PUT /admin/:id': route('superAdmin', async (world) => ({
    path: `/admin/${await a.makeAdmin(world)}`,
    body: { name: word() },
  })),
  'DELETE /admin/:id': route('superAdmin', async (world) => `/admin/${await a.makeAdmin(world)}`),
  'GET /account': route('administrators', () => '/account'),
  'PUT /account': route('administrators', () => ({ path: '/account', body: { name: word() } })),
};

const exhibitors: Record<string, Access> = {
  'GET /exhibitor/:perPage/:page': route('administrators', () => '/exhibitor/10/1'),
  'GET /catalog/:catalog/exhibitor/:perPage/:page': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/exhibitor/10/1`,
  ),
  'GET /exhibitor/:id': route('owned', ({ ownerId }) => `/exhibitor/${ownerId}`),
  'GET /exhibitor/show/:id': route('owned', ({ ownerId }) => `/exhibitor/show/${ownerId}`),
  'PUT /exhibitor/:id': route('owned', ({ ownerId }) => ({
    path: `/exhibitor/${ownerId}`,
    body: { city: word() },
  })),
  'POST /exhibitor': route(
    'superAdmin',
    () => ({
      path: '/exhibitor',
      body: { ...a.aPassword, email: `neu${++n}@fair.test`, company_name: word() },
    }),
    201,
  ),
  'DELETE /exhibitor/:id': route('administrators', async (world) => `/exhibitor/${await a.aNewcomer(world)}`),
  'POST /exhibitor/get-catalogs': route('administrators', ({ ownerId }) => ({
    path: '/exhibitor/get-catalogs',
    body: { id: ownerId },
  })),
  'POST /exhibitor/activate': route('administrators', (world) => ({
    path: '/exhibitor/activate',
    body: { ids: [world.ownerId] },
  })),
  'POST /exhibitor/invite': route('administrators', async (world) => ({
    path: '/exhibitor/invite',
    body: { ids: [await a.aNewcomer(world)] },
  })),
  'GET /invitation/:token': route('anyone', async (world) => `/invitation/${await anInvitation(world)}`),
  'POST /invitation/:token/open': route(
    'anyone',
    async (world) => `/invitation/${await anInvitation(world)}/open`,
  ),
  'POST /invitation/:token/accept': route('anyone', async (world) => ({
    path: `/invitation/${await anInvitation(world)}/accept`,
    body: { password: 'drei rote Boote', password_confirmation: 'drei rote Boote' },
  })),
  'POST /invitation/:token/renew': route(
    'anyone',
    async (world) => `/invitation/${await anInvitation(world)}/renew`,
  ),
  'POST /exhibitor/assign-catalog': route('administrators', async (world) => ({
    path: '/exhibitor/assign-catalog',
    body: { catalog_id: world.catalog.id, exhibitor_ids: [await a.aNewcomer(world)] },
  })),
  'POST /exhibitor/password-reset/:id': route('superAdmin', async (world) => ({
    path: `/exhibitor/password-reset/${await a.aNewcomer(world, a.aPassword.password)}`,
    body: {
      oldPassword: a.aPassword.password,
      password: 'drei rote Boote',
      passwordRepeat: 'drei rote Boote',
    },
  })),
  'POST /exhibitor/password-link/:id': route(
    'administrators',
    async (world) => `/exhibitor/password-link/${await a.aNewcomer(world)}`,
  ),
  'POST /exhibitor/end-sessions/:id': route(
    'administrators',
    async (world) => `/exhibitor/end-sessions/${await a.aNewcomer(world)}`,
  ),
  'GET /exhibitor/thumbnail/:id': route('owned', async (world) => {
    await a.aWebLogo(world);
    return `/exhibitor/thumbnail/${world.ownerId}`;
  }),
  'GET /exhibitor/download/:id': route('owned', async (world) => {
    await a.aWebLogo(world);
    return `/exhibitor/download/${world.ownerId}`;
  }),
  'GET /wine/getExhibitors': route('administrators', () => '/wine/getExhibitors'),
  'POST /exhibitor/get-regions': route('owned', ({ ownerId }) => ({
    path: '/exhibitor/get-regions',
    body: { id: ownerId },
  })),
  'GET /exhibitor/load-catalogs': route('administrators', () => '/exhibitor/load-catalogs'),
  'GET /exhibitor-in-catalog/:perPage/:page': route('administrators', () => '/exhibitor-in-catalog/10/1'),
  'GET /stand-exhibitor/:perPage/:page': route('signedIn', () => '/stand-exhibitor/10/1'),
};

const resources: Record<string, Access> = {
  ...reference('country', 'signedIn', () => ({ name: word() })),
  ...reference('region', 'signedIn', async (world) => ({
    name: word(),
    country_id: (await world.clients.admin.call('POST', '/country', { name: word() })).body.data.id,
  })),
  ...reference('page-title', 'signedIn', () => ({ name: word() })),
  ...reference('ship', 'administrators', () => ({ name: word() })),
  ...reference('deck', 'signedIn', () => ({ name: word() })),
  ...reference('stand', 'signedIn', () => ({ stand: word(), catalog_type: 1 })),
  ...reference('bottle-size', 'signedIn', () => ({ size: word() })),
  ...reference('award', 'signedIn', () => ({ award: word(), symbol: 'm' })),
  ...reference('service', 'signedIn', () => ({ name: word() })),
  ...reference('wine-type', 'signedIn', () => ({ wine_type: word() })),
  ...reference('wine-category', 'signedIn', () => ({ wine_category: word() })),
  ...reference('grape-variety', 'signedIn', () => ({ bezeichnung_d_cod: word() })),
  'GET /wine/wine-category': route('signedIn', () => '/wine/wine-category'),
};

const wines: Record<string, Access> = {
  'GET /wine/:perPage/:page': route('signedIn', () => '/wine/10/1'),
  'GET /wine/get-filtered-count': route('signedIn', () => '/wine/get-filtered-count?alcohol_content_level=0'),
  'GET /wine/usual': route('signedIn', () => '/wine/usual'),
  'GET /wine/:id': route('owned', async (world) => `/wine/${(await a.aWine(world)).id}`),
  'POST /wine': route(
    'signedIn',
    async (world) => {
      const { region, wineType } = await a.aWine(world);
      const body = {
        wine: word(),
        region_id: region.id,
        wine_type_id: wineType.id,
        ...plainWine,
      };
      return { path: '/wine', body: { ...body, user_id: world.ownerId } };
    },
    201,
  ),
  'GET /wine/export/:kind': route('signedIn', () => '/wine/export/csv'),
  'GET /wine-import/template': route('signedIn', () => '/wine-import/template'),
  'POST /wine-import/read': route('signedIn', () => ({
    path: '/wine-import/read',
    body: { text: `Wein\n${word()}` },
  })),
  'POST /wine-import/check': route('signedIn', async (world) => ({
    path: '/wine-import/check',
    body: await a.aWineTable(world, word()),
  })),
  'POST /wine-import': route(
    'signedIn',
    async (world) => ({ path: '/wine-import', body: await a.aWineTable(world, word()) }),
    201,
  ),
  'GET /wine-import': route('signedIn', (world) => `/wine-import?user_id=${world.ownerId}`),
  'GET /wine-import/regions': route('signedIn', () => '/wine-import/regions?place=Lavaux'),
  'POST /wine-import/undo/:id': route(
    'owned',
    async (world) => `/wine-import/undo/${await a.aWineImport(world)}`,
  ),
  'POST /wine/update': route('owned', async (world) => ({
    path: '/wine/update',
    body: { id: (await a.aWine(world)).id, sku: 'X' },
  })),
  'PUT /wine/:id': route('owned', async (world) => ({
    path: `/wine/${(await a.aWine(world)).id}`,
    body: { sku: 'X' },
  })),
  'DELETE /wine/:id': route('owned', async (world) => `/wine/${(await a.aWine(world)).id}`),
  'GET /wine/thumbnail/:id': route(
    'owned',
    async (world) => `/wine/thumbnail/${await a.aPicturedWine(world)}`,
  ),
  'GET /wine/download/:id': route('owned', async (world) => `/wine/download/${await a.aPicturedWine(world)}`),
  'POST /wine/add-price/:wine_id/:bottle_size_id/:price': route('owned', async (world) => {
    const { id, bottleSize } = await a.aWine(world);
    return `/wine/add-price/${id}/${bottleSize.id}/12.5`;
  }),
  'POST /bottle-size/update-or-create': route('owned', async (world) => {
    const { id, bottleSize } = await a.aWine(world);
    const body = [{ wine_id: id, bottle_size_id: bottleSize.id, price: 9 }];
    return { path: '/bottle-size/update-or-create', body };
  }),
  'DELETE /bottle-size/remove/:wine_id/:bottle_size_id': route('owned', async (world) => {
    const { id, bottleSize } = await a.aWine(world);
    return `/bottle-size/remove/${id}/${bottleSize.id}`;
  }),
};

const printSettings: Record<string, Access> = {
  'GET /import/:resource': route('administrators', () => '/import/stand'),
  'GET /import/:resource/template': route('administrators', () => '/import/stand/template'),
  'POST /import/:resource/read': route('administrators', () => ({
    path: '/import/service/read',
    body: { text: 'Dienstleistung\nGlas' },
  })),
  'POST /import/:resource/check': route('administrators', () => ({
    path: '/import/service/check',
    body: aList(word()),
  })),
  'POST /import/:resource': route(
    'administrators',
    () => ({ path: '/import/service', body: aList(word()) }),
    201,
  ),
  'POST /import/:resource/undo/:id': route('administrators', async (world) => {
    const { body } = await world.clients.admin.call('POST', '/import/service', aList(word()));
    return { path: `/import/service/undo/${body.data.id}`, body: {} };
  }),
  'GET /base-data': route('administrators', () => '/base-data'),
  'POST /base-data': route('administrators', () => ({ path: '/base-data', body: { packs: ['awards'] } })),
  'GET /setup': route('administrators', () => '/setup'),
  'PUT /setup': route('administrators', () => ({ path: '/setup', body: { hidden: false } })),
  'POST /setup/trial-mail': route('administrators', () => '/setup/trial-mail'),
  'GET /fair': route('anyone', () => '/fair'),
  'GET /fair/logo': route('anyone', () => '/fair/logo', 404),
  'POST /fair/logo': route('administrators', () => ({ path: '/fair/logo', body: {} }), 422),
  'DELETE /fair/logo': route('administrators', () => '/fair/logo', 404),
  'PUT /fair': route('administrators', () => ({ path: '/fair', body: { name: 'Weinfest' } })),
  'GET /print-setting': route('administrators', () => '/print-setting'),
  'PUT /print-setting': route('superAdmin', () => ({ path: '/print-setting', body: { thresholds: {} } })),
  'POST /print-setting/profile': route(
    'superAdmin',
    () => ({ path: '/print-setting/profile', body: {} }),
    422,
  ),
  'DELETE /print-setting/profile': route('superAdmin', () => '/print-setting/profile'),
};

const logos: Record<string, Access> = {
  'GET /logo/:perPage/:page': route('signedIn', () => '/logo/10/1'),
  'GET /logo/by-exhibitor/:exhibitor/:perPage/:page': route(
    'owned',
    ({ ownerId }) => `/logo/by-exhibitor/${ownerId}/10/1`,
  ),
  'GET /logo/:id': route('owned', async (world) => `/logo/${await a.aLogo(world)}`),
  'POST /logo': route('signedIn', ({ ownerId }) => ({ path: '/logo', body: { user_id: ownerId } }), 422),
  'PUT /logo/:id': route('administrators', async (world) => ({
    path: `/logo/${await a.aLogo(world)}`,
    body: { approved: 1 },
  })),
  'DELETE /logo/:id': route('owned', async (world) => `/logo/${await a.aLogo(world)}`),
  'POST /logo/:id/check-again': route('owned', async (world) => `/logo/${await a.aLogo(world)}/check-again`),
  'GET /logo/:id/picture/:page': route(
    'owned',
    async (world) => `/logo/${await a.aLogo(world, true)}/picture/1`,
  ),
  'PUT /logo/:id/placement': route(
    'owned',
    async (world) => ({ path: `/logo/${await a.aLogo(world)}/placement`, body: { width_mm: 40 } }),
    409,
  ),
  'POST /logo/:id/choose-page': route(
    'owned',
    async (world) => ({ path: `/logo/${await a.aLogo(world)}/choose-page`, body: { page: 1 } }),
    422,
  ),
  'PUT /logo/:id/preflight-override': route(
    'administrators',
    async (world) => ({ path: `/logo/${await a.aLogo(world)}/preflight-override`, body: { reason: word() } }),
    409,
  ),
  'DELETE /logo/:id/preflight-override': route(
    'administrators',
    async (world) => `/logo/${await a.aLogo(world)}/preflight-override`,
  ),
  'GET /logo/:id/mend': route('owned', async (world) => `/logo/${await a.aLogo(world)}/mend`),
  'POST /logo/:id/mend': route(
    'owned',
    async (world) => ({ path: `/logo/${await a.aLogo(world)}/mend`, body: { fixes: ['colours'] } }),
    422,
  ),
  'POST /logo/:id/mend/agree': route(
    'owned',
    async (world) => ({ path: `/logo/${await a.aLogo(world)}/mend/agree`, body: {} }),
    409,
  ),
  'DELETE /logo/:id/mend': route('owned', async (world) => `/logo/${await a.aLogo(world)}/mend`, 409),
  'GET /logo/:id/mend/picture/:side/:page': route(
    'owned',
    async (world) => `/logo/${await a.aLogo(world)}/mend/picture/original/1`,
    404,
  ),
  'GET /logo/thumbnail/:id': route('owned', async (world) => `/logo/thumbnail/${await a.aLogo(world, true)}`),
  'GET /logo/download/:id': route('owned', async (world) => `/logo/download/${await a.aLogo(world, true)}`),
};

const catalogs: Record<string, Access> = {
  'GET /catalog/:perPage/:page': route('administrators', () => '/catalog/10/1'),
  'GET /catalog/active-catalog': route('signedIn', () => '/catalog/active-catalog'),
  'GET /catalog/last-active-catalog': route('signedIn', () => '/catalog/last-active-catalog'),
  'GET /catalog/has-catalog-page': route('signedIn', () => '/catalog/has-catalog-page'),
  'GET /catalog/removable/:id': route(
    'administrators',
    async (world) => `/catalog/removable/${await a.anEmptyCatalog(world)}`,
  ),
  'GET /catalog/:id': route('administrators', ({ catalog }) => `/catalog/${catalog.id}`),
  'POST /catalog': route('administrators', () => ({ path: '/catalog', body: {} }), 422),
  'PUT /catalog/:id': route('administrators', ({ catalog }) => ({
    path: `/catalog/${catalog.id}`,
    body: { name: word() },
  })),
  'DELETE /catalog/:id': route(
    'administrators',
    async (world) => `/catalog/${await a.anEmptyCatalog(world)}`,
  ),
  'GET /catalog/:id/page/:perPage/:page': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/page/10/1`,
  ),
  'GET /catalog/:id/next': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/next`),
  'POST /catalog/:id/next': route(
    'administrators',
    ({ catalog }) => ({ path: `/catalog/${catalog.id}/next`, body: aNextCatalog() }),
    201,
  ),
  'GET /catalog/:id/proposals': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/proposals`),
  'GET /catalog/:id/proposals/others': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/proposals/others`,
  ),
  'POST /catalog/:id/proposals': route(
    'administrators',
    ({ catalog }) => ({ path: `/catalog/${catalog.id}/proposals`, body: { exhibitors: [] } }),
    201,
  ),
  'DELETE /catalog/:id/proposals/:exhibitor': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/proposals/999999`,
    404,
  ),
  'POST /catalog/:id/proposals/accept': route('administrators', ({ catalog, ownerId }) => ({
    path: `/catalog/${catalog.id}/proposals/accept`,
    body: { ids: [ownerId] },
  })),
  'GET /contact': route('signedIn', ({ ownerId }) => `/contact?exhibitor_id=${ownerId}`),
  'POST /contact': route('signedIn', (world) => ({ path: '/contact', body: contactForm(world) }), 201),
  'PUT /contact/:id': route('owned', async (world) => ({
    path: `/contact/${await aContact(world)}`,
    body: { name: 'Anna Neu', may: 'fill' },
  })),
  'DELETE /contact/:id': route('owned', async (world) => `/contact/${await aContact(world)}`),
  'GET /note': route('administrators', ({ ownerId }) => `/note?exhibitor_id=${ownerId}`),
  'GET /note/due': route('administrators', () => '/note/due'),
  'POST /note': route(
    'administrators',
    ({ ownerId }) => ({
      path: '/note',
      body: { exhibitor_id: ownerId, text: word() },
    }),
    201,
  ),
  'PUT /note/:id': route('administrators', async (world) => ({
    path: `/note/${await aNote(world)}`,
    body: { text: word() },
  })),
  'DELETE /note/:id': route('administrators', async (world) => `/note/${await aNote(world)}`),
  'POST /note/:id/restore': route('administrators', async (world) => `/note/${await aNote(world)}/restore`),
  'GET /catalog/:id/design': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/design`),
  'PUT /catalog/:id/design': route('administrators', ({ catalog }) => ({
    path: `/catalog/${catalog.id}/design`,
    body: {},
  })),
  'POST /catalog/:id/design/look': route('administrators', ({ catalog }) => ({
    path: `/catalog/${catalog.id}/design/look`,
    body: {},
  })),
  'POST /catalog/:id/design/mark': route(
    'administrators',
    ({ catalog }) => ({ path: `/catalog/${catalog.id}/design/mark`, body: {} }),
    422,
  ),
  'DELETE /catalog/:id/design/mark': route(
    'administrators',
    async (world) => `/catalog/${await aMark(world)}/design/mark`,
  ),
  'GET /catalog/:id/design/mark': route(
    'administrators',
    async (world) => `/catalog/${await aMark(world)}/design/mark`,
  ),
  'GET /catalog/:id/design/mark/picture': route(
    'administrators',
    async (world) => `/catalog/${await aMark(world)}/design/mark/picture`,
  ),
  'GET /catalog/:id/orders': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/orders`),
  'GET /catalog/:id/ordered-services': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/ordered-services`,
  ),
  'GET /catalog/:id/stands': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/stands`),
  'POST /catalog/:id/stands/move': route(
    'administrators',
    ({ catalog, ownerId }) => ({
      path: `/catalog/${catalog.id}/stands/move`,
      body: { stand_id: 999_999, exhibitor_id: ownerId, to: 999_998 },
    }),
    422,
  ),
  'GET /catalog/:id/addresses': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/addresses`),
  'GET /catalog/:id/progress': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/progress`),
  'GET /catalog/:id/progress/:exhibitor': route(
    'administrators',
    ({ catalog, ownerId }) => `/catalog/${catalog.id}/progress/${ownerId}`,
  ),
  'PUT /catalog/:id/progress/:exhibitor/deadline': route('administrators', ({ catalog, ownerId }) => ({
    path: `/catalog/${catalog.id}/progress/${ownerId}/deadline`,
    body: { until: null },
  })),
  'POST /catalog/:id/progress/:exhibitor/last-pages': route(
    'administrators',
    ({ catalog, ownerId }) => `/catalog/${catalog.id}/progress/${ownerId}/last-pages`,
  ),
  'GET /catalog/:id/standing': route('administrators', ({ catalog }) => `/catalog/${catalog.id}/standing`),
  'GET /catalog/:id/sheet-plan': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/sheet-plan`,
  ),
  'PUT /catalog/add-wine': route(
    'signedIn',
    async (world) => ({
      path: '/catalog/add-wine',
      body: { type: 2, page_title_id: await a.aTitle(world), user_id: world.ownerId },
    }),
    201,
  ),
  'POST /catalog/update-ad': route('owned', async (world) => ({
    path: '/catalog/update-ad',
    body: { id: await a.aPage(world, 2), active: 1 },
  })),
  'POST /catalog/update-content': route('administrators', async (world) => ({
    path: '/catalog/update-content',
    body: { id: await a.aContentPage(world, true), active: 1 },
  })),
  'POST /catalog/add-content': route(
    'administrators',
    () => ({ path: '/catalog/add-content', body: {} }),
    422,
  ),
};

const pages: Record<string, Access> = {
  'GET /active_catalog_and_user/page/:perPage/:page': route(
    'signedIn',
    () => '/active_catalog_and_user/page/10/1',
  ),
  'GET /page/:perPage/:page': route('signedIn', () => '/page/10/1'),
  'GET /page/:id': route('owned', async (world) => `/page/${await a.aPage(world)}`),
  'GET /page/:id/delete-preview': route(
    'administrators',
    async (world) => `/page/${await a.aPage(world)}/delete-preview`,
  ),
  'POST /page': route('administrators', () => ({ path: '/page', body: { description: word() } }), 201),
  'PUT /page/:id': route('owned', async (world) => ({
    path: `/page/${await a.aPage(world)}`,
    body: { footer: word() },
  })),
  'DELETE /page/:id': route('administrators', async (world) => `/page/${await a.aPage(world)}`),
  'POST /page/exhibitor-release/:id': route(
    'owned',
    async (world) => ({ path: `/page/exhibitor-release/${await a.aPage(world)}`, body: {} }),
    409,
  ),
  'POST /page/replace-file/:id/done': route('administrators', async (world) => ({
    path: `/page/replace-file/${await a.anAd(world)}/done`,
    body: {},
  })),
  'POST /page/replace-file/:id': route(
    'administrators',
    async (world) => ({ path: `/page/replace-file/${await a.anAd(world)}`, body: {} }),
    422,
  ),
  'POST /page/take-back-file/:id': route(
    'owned',
    async (world) => ({ path: `/page/take-back-file/${await a.anAd(world)}`, body: {} }),
    409,
  ),
  'POST /page/take-back-rejection/:id': route('administrators', async (world) => ({
    path: `/page/take-back-rejection/${await a.aReleasedPage(world, 'rejected')}`,
    body: { version: 1 },
  })),
  'POST /page/cancel-release/:id': route('owned', async (world) => ({
    path: `/page/cancel-release/${await a.aReleasedPage(world)}`,
    body: {},
  })),
  'GET /page/:id/pulls': route('owned', async (world) => `/page/${await a.aPull(world)}/pulls`),
  'GET /page/:id/pull/:number/picture': route(
    'owned',
    async (world) => `/page/${await a.aPull(world)}/pull/1/picture`,
  ),
  'GET /page/:id/pull/:number/changes': route(
    'owned',
    async (world) => `/page/${await a.aPull(world)}/pull/1/changes?against=1`,
  ),
  'PUT /page-remark/:id': route('owned', async (world) => ({
    path: `/page-remark/${await aRemark(world)}`,
    body: { done: 1 },
  })),
  'GET /page/:id/correction': route('owned', async (world) => `/page/${await a.aPage(world)}/correction`),
  'GET /page/:id/shared-texts': route(
    'owned',
    async (world) => `/page/${await a.aPage(world)}/shared-texts`,
    409,
  ),
  'POST /page/:id/correction': route(
    'administrators',
    async (world) => ({
      path: `/page/${await a.aPage(world)}/correction`,
      body: { pull: 1, version: 1, changes: [{ field: 'footer', to: word() }] },
    }),
    409,
  ),
  'POST /page-correction/:id/withdraw': route(
    'administrators',
    async (world) => `/page-correction/${await aCorrection(world)}/withdraw`,
  ),
  'POST /page-correction/:id/accept': route(
    'personal',
    async (world) => `/page-correction/${await aCorrection(world)}/accept`,
    409,
  ),
  'POST /page-correction/:id/answer': route('personal', async (world) => ({
    path: `/page-correction/${await aCorrection(world)}/answer`,
    body: { answer: word() },
  })),
  'POST /page/:id/choose-page': route(
    'owned',
    async (world) => ({ path: `/page/${await a.anAd(world)}/choose-page`, body: { page: 1 } }),
    422,
  ),
  'GET /page-mend/:id': route('owned', async (world) => `/page-mend/${await a.anAd(world)}`),
  'POST /page-mend/:id': route(
    'owned',
    async (world) => ({ path: `/page-mend/${await a.anAd(world)}`, body: { fixes: ['colours'] } }),
    422,
  ),
  'POST /page-mend/:id/agree': route(
    'owned',
    async (world) => ({ path: `/page-mend/${await a.anAd(world)}/agree`, body: {} }),
    409,
  ),
  'DELETE /page-mend/:id': route('owned', async (world) => `/page-mend/${await a.anAd(world)}`, 409),
  'GET /page-mend/:id/picture/:side/:page': route(
    'owned',
    async (world) => `/page-mend/${await a.anAd(world)}/picture/original/1`,
    404,
  ),
  'POST /page/:id/check-again': route('owned', async (world) => `/page/${await a.anAd(world)}/check-again`),
  'PUT /page/:id/preflight-override': route(
    'administrators',
    async (world) => ({
      path: `/page/${await a.aContentPage(world)}/preflight-override`,
      body: { reason: word() },
    }),
    409,
  ),
  'DELETE /page/:id/preflight-override': route(
    'administrators',
    async (world) => `/page/${await a.aContentPage(world)}/preflight-override`,
  ),
  'PUT /page/change-position/:page_id/:new_position': route('owned', async (world) => {
    const [one, two] = [await a.aPage(world), await a.aPage(world)];
    return `/page/change-position/${one}/${await a.positionOf(world, two)}`;
  }),
  'PUT /page/swap-positions/:id1/:id2': route(
    'owned',
    async (world) => `/page/swap-positions/${await a.aPage(world)}/${await a.aPage(world)}`,
  ),
  'PATCH /page/persist-order': route('owned', async (world) => {
    const id = await a.aPage(world);
    return { path: '/page/persist-order', body: [{ id, position: await a.positionOf(world, id) }] };
  }),
  'GET /catalog/:id/leaf': route(
    'owned',
    async (world) => `/catalog/${world.catalog.id}/leaf?only=${await a.aPage(world)}`,
  ),
  'GET /catalog/:id/waiting-pages': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/waiting-pages`,
  ),
  'GET /mail-text': route('administrators', () => '/mail-text'),
  'POST /mail-text': route(
    'administrators',
    () => ({ path: '/mail-text', body: { name: word(), subject: 'Aufbau', text: 'Der Aufbau beginnt.' } }),
    201,
  ),
  'PUT /mail-text/:id': route('administrators', async (world) => ({
    path: `/mail-text/${await a.aKeptText(world)}`,
    body: { name: word(), subject: 'Aufbau', text: 'Der Aufbau beginnt.' },
  })),
  'DELETE /mail-text/:id': route('administrators', async (world) => `/mail-text/${await a.aKeptText(world)}`),
  'GET /text-block': route('administrators', () => '/text-block'),
  'POST /text-block': route(
    'administrators',
    () => ({ path: '/text-block', body: { kind: 'page', language: 'de', text: word() } }),
    201,
  ),
  'PUT /text-block/:id': route('administrators', async (world) => ({
    path: `/text-block/${await a.aTextBlock(world)}`,
    body: { text: word() },
  })),
  'DELETE /text-block/:id': route(
    'administrators',
    async (world) => `/text-block/${await a.aTextBlock(world)}`,
  ),
  'POST /pages-bulk': route('administrators', async (world) => ({
    path: '/pages-bulk',
    body: { step: 'accept', pages: [{ id: await a.aReleasedPage(world) }] },
  })),
  'GET /pages-import/:page_id': route('owned', async (world) => `/pages-import/${await a.aPage(world)}`),
  'POST /pages-import': route('owned', async (world) => ({
    path: '/pages-import',
    body: { replacePageId: await a.aPage(world), importPageId: await a.anEarlierPage(world) },
  })),
  'POST /pages-import/undo/:page_id': route('owned', async (world) => ({
    path: `/pages-import/undo/${await anImportedPage(world)}`,
    body: {},
  })),
  'GET /page-uses/:what/:id': route('signedIn', ({ ownerId }) => `/page-uses/wine/${ownerId}`),
  'GET /page-sheet/:id': route('owned', async (world) => `/page-sheet/${await a.aPage(world)}`),
  'GET /page-download/:id': route('owned', async (world) => `/page-download/${await a.anAd(world)}`),
  'GET /pages-download': route(
    'administrators',
    async (world) => `/pages-download?ids=${await a.anAd(world)}`,
  ),
  'GET /own-pages-download': route('exhibitors', async (world) => {
    await acceptedAds(world);
    return '/own-pages-download';
  }),
  'GET /page-wine-download/:id': route(
    'owned',
    async (world) => `/page-wine-download/${await a.aPage(world)}`,
  ),
  'GET /page-request-download/:id/:articleNumber': route(
    'owned',
    async (world) => `/page-request-download/${await a.aPage(world)}/1`,
  ),
  'GET /page-image/:id': route('owned', async (world) => `/page-image/${await a.anAd(world)}`),
  'GET /page-proof/:id': route('administrators', async (world) => `/page-proof/${await a.anAd(world)}`),
};

type Filled = Awaited<ReturnType<typeof a.aFilledPage>>;
const onFilled =
  (path: (page: Filled) => string): Access['aim'] =>
  async (world) =>
    `/page-category${path(await a.aFilledPage(world))}`;

const categories: Record<string, Access> = {
  'POST /page-category': route(
    'owned',
    async (world) => ({
      path: '/page-category',
      body: { page_id: (await a.aFilledPage(world)).pageId, category: word() },
    }),
    201,
  ),
  'GET /page-category/:perPage/:page': route('signedIn', () => '/page-category/10/1'),
  'GET /page-category/:id': route(
    'owned',
    onFilled(({ first }) => `/${first}`),
  ),
  'PUT /page-category/:id': route('owned', async (world) => ({
    path: `/page-category/${(await a.aFilledPage(world)).first}`,
    body: { category: word() },
  })),
  'DELETE /page-category/:id': route(
    'owned',
    onFilled(({ first }) => `/${first}`),
  ),
  'GET /page-category/by-page/:page_id': route(
    'owned',
    onFilled(({ pageId }) => `/by-page/${pageId}`),
  ),
  'GET /page-category/approved-by-page/:page_id': route(
    'owned',
    onFilled(({ pageId }) => `/approved-by-page/${pageId}`),
  ),
  'GET /page-category/candidates/:category_id': route(
    'owned',
    onFilled(({ first }) => `/candidates/${first}`),
  ),
  'POST /page-category/add-wine/:category_id/:wine_id': route(
    'owned',
    onFilled(({ first, spare }) => `/add-wine/${first}/${spare}`),
    201,
  ),
  'POST /page-category/remove-wine/:category_id/:wine_id': route(
    'owned',
    onFilled(({ first, one }) => `/remove-wine/${first}/${one}`),
  ),
  'POST /page-category/remove-wines': route('owned', async (world) => {
    const { first, one } = await a.aFilledPage(world);
    return { path: '/page-category/remove-wines', body: { category_id: first, wines: [one] } };
  }),
  'PUT /page-category/swap-positions/:id1/:id2': route(
    'owned',
    onFilled(({ first, second }) => `/swap-positions/${first}/${second}`),
  ),
  'PUT /page-category/swap-wine-positions/:wine_id_1/:wine_id_2/:category_id_1/:category_id_2': route(
    'owned',
    onFilled(({ one, two, first }) => `/swap-wine-positions/${one}/${two}/${first}/${first}`),
  ),
  'PUT /page-category/move-wine-to-position-of/:wine_id_1/:category_id_1/:wine_id_2/:category_id_2': route(
    'owned',
    onFilled(({ one, two, first }) => `/move-wine-to-position-of/${one}/${first}/${two}/${first}`),
  ),
  'PUT /page-category/swap-wine-category/:wine_id_1/:category_id_1/:category_id_2': route(
    'owned',
    onFilled(({ one, first, second }) => `/swap-wine-category/${one}/${first}/${second}`),
  ),
};

const publishing: Record<string, Access> = {
  'GET /edition/catalog/:id/visits': route(
    'administrators',
    ({ catalog }) => `/edition/catalog/${catalog.id}/visits`,
  ),
  'GET /edition/catalog/:id': route('administrators', ({ catalog }) => `/edition/catalog/${catalog.id}`),
  'POST /edition/catalog/:id': route(
    'administrators',
    async (world) => `/edition/catalog/${(await anEdition(world)).catalogId}`,
    202,
  ),
  'GET /edition/catalog/:id/preview': route(
    'administrators',
    async (world) => `/edition/catalog/${(await anEdition(world)).catalogId}/preview`,
  ),
  'PUT /edition/catalog/:id': route('administrators', ({ catalog }) => ({
    path: `/edition/catalog/${catalog.id}`,
    body: { automatic: 0 },
  })),
  'DELETE /edition/catalog/:id/current': route(
    'administrators',
    async (world) => `/edition/catalog/${(await anEdition(world)).catalogId}/current`,
  ),
  'PUT /edition/:id': route('administrators', async (world) => ({
    path: `/edition/${(await anEdition(world)).id}`,
    body: { current: 1 },
  })),
};

const printing: Record<string, Access> = {
  'GET /print/catalog/:id': route('administrators', ({ catalog }) => `/print/catalog/${catalog.id}`),
  'GET /print/catalog/:id/preview': route(
    'administrators',
    ({ catalog }) => `/print/catalog/${catalog.id}/preview`,
  ),
  'GET /print/catalog/:id/posters': route(
    'administrators',
    async (world) => `/print/catalog/${(await anEdition(world)).catalogId}/posters?size=a6`,
  ),
  'GET /print/catalog/:id/state': route(
    'administrators',
    ({ catalog }) => `/print/catalog/${catalog.id}/state`,
  ),
  'POST /print/catalog/:id': route(
    'administrators',
    async (world) => `/print/catalog/${await a.anEmptyCatalog(world)}`,
    201,
  ),
  'POST /print/catalog/:id/cancel': route(
    'administrators',
    ({ catalog }) => `/print/catalog/${catalog.id}/cancel`,
    409,
  ),
  'DELETE /print/catalog/:id/cancel': route(
    'administrators',
    ({ catalog }) => `/print/catalog/${catalog.id}/cancel`,
    409,
  ),
  'POST /print/count-pages/:id': route(
    'administrators',
    async (world) => `/print/count-pages/${await a.anEmptyCatalog(world)}`,
  ),
  'GET /print/catalog/:id/:result/download': route('administrators', async (world) => {
    const { catalogId, id } = await a.aBook(world);
    return `/print/catalog/${catalogId}/${id}/download`;
  }),
  'GET /print/catalog/:id/:result/manifest': route('administrators', async (world) => {
    const { catalogId, id } = await a.aBook(world);
    return `/print/catalog/${catalogId}/${id}/manifest`;
  }),
  'GET /print/catalog/:id/:result/changes': route('administrators', async (world) => {
    const { catalogId, id } = await a.aBook(world);
    return `/print/catalog/${catalogId}/${id}/changes`;
  }),
  'GET /print/catalog/:id/:result/picture/:book/:page': route('administrators', async (world) => {
    const { catalogId, id } = await a.aSecondBook(world);
    return `/print/catalog/${catalogId}/${id}/picture/${id}/1`;
  }),
  'GET /print/result/:id/link': route(
    'administrators',
    async (world) => `/print/result/${(await a.aBook(world)).id}/link`,
  ),
  'POST /print/result/:id/link': route(
    'administrators',
    async (world) => ({ path: `/print/result/${(await a.aBook(world)).id}/link`, body: {} }),
    201,
  ),
  'PUT /print/link/:id': route('administrators', async (world) => ({
    path: `/print/link/${(await a.aLink(world)).id}`,
    body: { cover_note: 'Bitte auf 115 g drucken.' },
  })),
  'DELETE /print/link/:id': route(
    'administrators',
    async (world) => `/print/link/${(await a.aLink(world)).id}`,
  ),
  'POST /page/:id/designer-link': route(
    'owned',
    async (world) => ({ path: `/page/${await a.anAd(world)}/designer-link`, body: {} }),
    201,
  ),
  'GET /page/:id/designer-link': route(
    'owned',
    async (world) => `/page/${(await aDesignerLink(world)).pageId}/designer-link`,
  ),
  'DELETE /page-designer-link/:id': route(
    'owned',
    async (world) => `/page-designer-link/${(await aDesignerLink(world)).id}`,
  ),
  'GET /designer-link/:token': route(
    'anyone',
    async (world) => `/designer-link/${(await aDesignerLink(world)).token}`,
  ),
  'GET /designer-link/:token/picture/:page': route(
    'anyone',
    async (world) => `/designer-link/${(await aDesignerLink(world)).token}/picture/1`,
  ),
  'POST /designer-link/:token/choose-page': route(
    'anyone',
    async (world) => ({
      path: `/designer-link/${(await aDesignerLink(world)).token}/choose-page`,
      body: { page: 1 },
    }),
    422,
  ),
  'GET /designer-link/:token/mend': route(
    'anyone',
    async (world) => `/designer-link/${(await aDesignerLink(world)).token}/mend`,
  ),
  'POST /designer-link/:token/mend': route(
    'anyone',
    async (world) => ({
      path: `/designer-link/${(await aDesignerLink(world)).token}/mend`,
      body: { fixes: ['colours'] },
    }),
    422,
  ),
  'POST /designer-link/:token/mend/agree': route(
    'anyone',
    async (world) => ({
      path: `/designer-link/${(await aDesignerLink(world)).token}/mend/agree`,
      body: {},
    }),
    409,
  ),
  'DELETE /designer-link/:token/mend': route(
    'anyone',
    async (world) => `/designer-link/${(await aDesignerLink(world)).token}/mend`,
    409,
  ),
  'GET /designer-link/:token/mend/picture/:side/:page': route(
    'anyone',
    async (world) => `/designer-link/${(await aDesignerLink(world)).token}/mend/picture/original/1`,
    404,
  ),
  'POST /designer-link/:token/file': route(
    'anyone',
    async (world) => ({ path: `/designer-link/${(await aDesignerLink(world)).token}/file`, body: {} }),
    422,
  ),
  'GET /print-link/:token': route('anyone', async (world) => `/print-link/${(await a.aLink(world)).token}`),
  'GET /print-link/:token/download': route(
    'anyone',
    async (world) => `/print-link/${(await a.aLink(world)).token}/download`,
  ),
  'GET /print-link/:token/picture/:book/:page': route('anyone', async (world) => {
    const book = await a.aSecondBook(world);
    return `/print-link/${(await a.aLink(world, book)).token}/picture/${book.id}/1`;
  }),
  'POST /print-link/:token/answer': route(
    'anyone',
    async (world) => ({
      path: `/print-link/${(await a.aLink(world)).token}/answer`,
      body: { kind: 'arrived', name: 'Druckvorstufe' },
    }),
    201,
  ),
  'POST /print-link/:token/proof': route(
    'anyone',
    async (world) => ({
      path: `/print-link/${(await a.aLink(world)).token}/proof`,
      body: { name: 'Druckvorstufe' },
    }),
    422,
  ),
  'GET /print-link/:token/page/:page': route(
    'anyone',
    async (world) => `/print-link/${(await a.aLink(world)).token}/page/1`,
  ),
  'GET /print/result/:id/answer': route(
    'administrators',
    async (world) => `/print/result/${(await a.aBook(world)).id}/answer`,
  ),
  'GET /print/answer/:id/file': route(
    'administrators',
    async (world) => `/print/answer/${await aPrintProof(world)}/file`,
  ),
  'PUT /print/answer/:id': route('administrators', async (world) => ({
    path: `/print/answer/${await aPrintRemark(world)}`,
    body: { done: 1 },
  })),
  'GET /print-link/:token/changed-pages': route(
    'anyone',
    async (world) => `/print-link/${(await a.aLink(world, await a.aSecondBook(world))).token}/changed-pages`,
  ),
  'GET /print/cover/:id': route('administrators', ({ catalog }) => `/print/cover/${catalog.id}`),
  'POST /print/cover/:id': route(
    'administrators',
    ({ catalog }) => ({ path: `/print/cover/${catalog.id}`, body: {} }),
    422,
  ),
  'DELETE /print/cover/:id': route('administrators', async (world) => `/print/cover/${await aCover(world)}`),
  'POST /print/cover/:id/check-again': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/check-again`,
  ),
  'GET /print/cover/:id/mend': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/mend`,
  ),
  'POST /print/cover/:id/mend': route(
    'administrators',
    async (world) => ({ path: `/print/cover/${await aCover(world)}/mend`, body: { fixes: ['bleed'] } }),
    422,
  ),
  'POST /print/cover/:id/mend/agree': route(
    'administrators',
    async (world) => ({ path: `/print/cover/${await aCover(world)}/mend/agree`, body: {} }),
    409,
  ),
  'DELETE /print/cover/:id/mend': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/mend`,
    409,
  ),
  'GET /print/cover/:id/mend/picture/:side/:page': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/mend/picture/original/1`,
    404,
  ),
  'GET /print/cover/:id/download': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/download`,
  ),
  'GET /print/cover/:id/picture/:page': route(
    'administrators',
    async (world) => `/print/cover/${await aCover(world)}/picture/1`,
  ),
  'GET /print-link/:token/cover': route(
    'anyone',
    async (world) => `/print-link/${(await a.aLink(world, await aCoveredBook(world))).token}/cover`,
  ),
  'GET /print-link/:token/manifest': route(
    'anyone',
    async (world) => `/print-link/${(await a.aLink(world)).token}/manifest`,
  ),
};

const requests: Record<string, Access> = {
  'GET /own-standing': route('exhibitors', () => '/own-standing'),
  'GET /request/:perPage/:page': route('signedIn', () => '/request/10/1'),
  'GET /request/active': route('signedIn', () => '/request/active'),
  'GET /request/:id': route('owned', async (world) => `/request/${(await a.aRequest(world)).id}`),
  // Both exhibitors have sent their requests already.
  'GET /request/proposal': route('signedIn', () => '/request/proposal'),
  'POST /request/confirm-proposal': route(
    'exhibitors',
    async (world) => ({
      path: '/request/confirm-proposal',
      body: { catalog_id: await someProposals(world), services: [] },
    }),
    409,
  ),
  'POST /request': route(
    'exhibitors',
    () => ({ path: '/request', body: { count_stands: 1, count_pages_wine: 1 } }),
    409,
  ),
  'PUT /request/:id': route('personal', async (world) => ({
    path: `/request/${(await a.aRequest(world)).id}`,
    body: { comment: word() },
  })),
  'GET /admin-request/:perPage/:page': route('administrators', () => '/admin-request/10/1'),
  'GET /admin-request/:id': route(
    'administrators',
    async (world) => `/admin-request/${(await a.aRequest(world)).id}`,
  ),
  'PUT /admin-request/:id': route('administrators', async (world) => ({
    path: `/admin-request/${(await a.aRequest(world)).id}`,
    body: { accepted: 0, comment: word() },
  })),
  'POST /admin-request/accept': route('administrators', async (world) => ({
    path: '/admin-request/accept',
    body: { ids: [(await a.aRequest(world)).id] },
  })),
  'POST /admin-request/:id/take-back': route(
    'administrators',
    async (world) => {
      const { id, version } = await a.aRequest(world);
      return { path: `/admin-request/${id}/take-back`, body: { version } };
    },
    409,
  ),
  'POST /admin-request/:id/look': route('administrators', async (world) => {
    const { id, version } = await a.aRequest(world);
    return { path: `/admin-request/${id}/look`, body: { version } };
  }),
};

const others: Record<string, Access> = {
  'GET /status/:perPage/:page': route('signedIn', () => '/status/10/1'),
  'DELETE /status/:id': route('personal', async (world) => `/status/${await a.aStatus(world)}`),
  'GET /history/:perPage/:page': route('administrators', () => '/history/10/1'),
  'GET /history/of/:thing/:id/:perPage/:page': route(
    'owned',
    async (world) => `/history/of/page/${await a.aPage(world)}/10/1`,
  ),
  'GET /history/picture/:id/:side': route(
    'owned',
    async (world) => `/history/picture/${await a.aPageChange(world)}/earlier`,
  ),
  'GET /history/state/:id': route(
    'administrators',
    async (world) => `/history/state/${await a.aDeletion(world)}`,
  ),
  'POST /history/bring-back/:id': route(
    'administrators',
    async (world) => `/history/bring-back/${await a.aDeletion(world)}`,
  ),
  'POST /history/undo-deletion': route('owned', async (world) => ({
    path: '/history/undo-deletion',
    body: { thing: 'wine', id: await aDeletedWine(world) },
  })),
  'GET /mail/:perPage/:page': route('administrators', () => '/mail/10/1'),
  'GET /mail/:id': route('administrators', async (world) => `/mail/${await a.aMail(world)}`),
  'GET /catalog/:catalog/mail-recipients': route(
    'administrators',
    ({ catalog }) => `/catalog/${catalog.id}/mail-recipients`,
  ),
  'POST /exhibitor/send-mail': route('administrators', ({ catalog }) => ({
    path: '/exhibitor/send-mail',
    body: { catalog_id: catalog.id, subject: 'Aufbau', text: 'Der Aufbau beginnt um sieben Uhr.' },
  })),
  'GET /mail-recipients': route('administrators', () => '/mail-recipients'),
  'POST /exhibitor/write': route('administrators', ({ ownerId }) => ({
    path: '/exhibitor/write',
    body: { subject: 'Aufbau', text: 'Der Aufbau beginnt um sieben Uhr.', exhibitors: [ownerId] },
  })),
  'GET /exhibitor-remind': route('administrators', () => '/exhibitor-remind'),
  'POST /exhibitor-remind/preview': route('administrators', () => ({
    path: '/exhibitor-remind/preview',
    body: { exhibitor_id: 1 },
  })),
  'POST /exhibitor-remind': route('administrators', () => ({ path: '/exhibitor-remind', body: {} })),
  'POST /mail/send-again/:id': route(
    'administrators',
    async (world) => `/mail/send-again/${await a.aMail(world)}`,
  ),
  'POST /mail/returns/check': route('administrators', () => ({
    path: '/mail/returns/check',
    body: { mails: [{ name: 'zurück.eml', text: 'Unzustellbar: niemand@fair.test' }] },
  })),
  'POST /mail/returns': route('administrators', () => ({
    path: '/mail/returns',
    body: { mails: [{ name: 'zurück.eml', text: 'Unzustellbar: niemand@fair.test' }] },
  })),
  'POST /mail/returned/:id': route(
    'administrators',
    async (world) => `/mail/returned/${await a.aMail(world, 'sent')}`,
  ),
};

/** `PUT /{resource}/:id` has the alias `POST /{resource}/:id`, with the same access and result. */
const withTwins = (table: Record<string, Access>): Record<string, Access> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, access]) => {
      const [, path] = /^PUT (\/[a-z-]+\/:id)$/.exec(name) ?? [];
      return path ? [[name, access] as const, [`POST ${path}`, access] as const] : [[name, access] as const];
    }),
  );

/** Every route of the product. The test of this table fails for a route that is missing. */
export const accessTable: Record<string, Access> = withTwins({
  ...session,
  ...exhibitors,
  ...websockets,
  ...admins,
  ...resources,
  ...wines,
  ...logos,
  ...printSettings,
  ...catalogs,
  ...pages,
  ...categories,
  ...printing,
  ...publishing,
  ...others,
  // Last: a rejection takes the owner's stands and deactivates the pages.
  ...requests,
});

/** Routes that end the caller's own session and are called last. */
export const farewells = ['GET /logout', 'POST /logout'];
