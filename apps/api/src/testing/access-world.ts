import { randomUUID } from 'node:crypto';
import type { PrintManifest, ReleaseState } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import { hashPassword } from '../lib/password.ts';
import { createKey } from '../lib/tokens.ts';
import type { Client } from './client.ts';
import { clientOf, signInAs } from './client.ts';
import { makeExhibitor, makeUser } from './factories.ts';
import { joinFair, makeCatalog, makeLogo, makePage, makePageTitle, makeWines } from './fair.ts';
import { makeLogoPdf, makePagePdf } from './pdf.ts';
import { attachPdf, storePdf } from './printed-fair.ts';
import type { TestServer } from './server.ts';

/** All kinds of callers. */
export const visitors = ['anonymous', 'nobody', 'inactive', 'other', 'owner', 'admin', 'boss'] as const;
export type Visitor = (typeof visitors)[number];

/** A fair with one person of each kind; the targets of calls are created again for every call. */
export interface AccessWorld {
  server: TestServer;
  catalog: { id: number; catalogType: number };
  earlier: { id: number };
  clients: Record<Visitor, Client>;
  /** The exhibitor to whom the targets of the calls belong. */
  ownerId: number;
  ownerEmail: string;
  standId: number;
}

/** Creates that fair. */
export async function makeAccessWorld(server: TestServer): Promise<AccessWorld> {
  const { db } = server.context;
  const earlier = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31' });
  const catalog = await makeCatalog(server);
  const owner = await joinFair(server, catalog, { winePages: 500, adPages: 500 });
  const other = await joinFair(server, catalog, { winePages: 500, adPages: 500 });
  const as = async (role: 'ADMIN' | 'SUPER_ADMIN' | 'NOBODY') =>
    signInAs(server, (await makeUser(db, role)).id);
  return {
    server,
    catalog,
    earlier,
    ownerId: owner.user.id,
    ownerEmail: owner.user.email,
    standId: owner.stand.id,
    clients: {
      anonymous: clientOf(server, null),
      nobody: await as('NOBODY'),
      inactive: await signInAs(server, (await makeExhibitor(db, { active: false })).id),
      other: other.client,
      owner: owner.client,
      admin: await as('ADMIN'),
      boss: await as('SUPER_ADMIN'),
    },
  };
}

/** An administrator who can be changed and deleted. */
export const makeAdmin = async ({ server }: AccessWorld) => (await makeUser(server.context.db, 'ADMIN')).id;

const prismaOf = (world: AccessWorld) => world.server.context.db.prisma;

/** A wine of the owner with one price. */
export async function aWine({ server, ownerId }: AccessWorld) {
  const { wines, bottleSize, region, wineType } = await makeWines(server, ownerId, 1);
  return { id: wines[0]?.id ?? 0, bottleSize, region, wineType };
}

/** A list with one new wine, which administrators enter for the owner. */
export async function aWineTable(world: AccessWorld, name: string) {
  const { region, wineType } = await aWine(world);
  const columns = ['wine', 'region', 'wine_type', 'alcohol'].map((field) => ({ heading: field, field }));
  const cells = [name, region.name, wineType.wineType, 'Regular'];
  return { user_id: world.ownerId, columns, rows: [{ line: 2, cells }] };
}

/** An import of the owner that can be undone. */
export async function aWineImport(world: AccessWorld): Promise<number> {
  const wines = { wines: [], exhibitorId: world.ownerId };
  return (await prismaOf(world).wineImport.create({ data: wines })).id;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const aPicture = async ({ server }: AccessWorld) =>
  server.context.db.prisma.storedFile.create({
    data: {
      ...(await server.context.files.keepBytes(pixel)),
      mimeType: 'image/png',
      name: 'bild.png',
      extension: 'png',
    },
  });

/** An undecided request of the owner, for a separate catalogue that is open. */
export const aRequest = ({ server, catalog, ownerId }: AccessWorld) =>
  server.context.db.prisma.catalogRequest.update({
    where: { catalogId_exhibitorId: { catalogId: catalog.id, exhibitorId: ownerId } },
    data: { state: 'sent' },
  });

/** A wine of the owner with a picture. */
export async function aPicturedWine(world: AccessWorld) {
  const { id } = await aWine(world);
  const { id: pictureFileId } = await aPicture(world);
  await prismaOf(world).wine.update({ where: { id }, data: { pictureFileId } });
  return id;
}

/** A new password, repeated. */
export const aPassword = { password: 'Steg am Ufer', passwordRepeat: 'Steg am Ufer' };

/** An exhibitor who has registered and done nothing else. */
export async function aNewcomer(world: AccessWorld, password?: string): Promise<number> {
  const { id } = await makeExhibitor(world.server.context.db, { active: false });
  if (password) {
    const data = { passwordHash: await hashPassword(password) };
    await prismaOf(world).user.update({ where: { id }, data });
  }
  return id;
}

/** Gives the owner a web logo. */
export async function aWebLogo(world: AccessWorld) {
  const { id: webLogoFileId } = await aPicture(world);
  await prismaOf(world).exhibitor.update({ where: { id: world.ownerId }, data: { webLogoFileId } });
}

/** A logo of the owner that is ready; with its bytes if it is to be viewed. */
export async function aLogo(world: AccessWorld, withBytes = false) {
  const { id } = await makeLogo(world.server, world.ownerId, false);
  if (withBytes) {
    const file = await storePdf(world.server, await makeLogoPdf(`Logo ${id}`), 'logo.pdf');
    await prismaOf(world).logo.update({ where: { id }, data: { fileId: file.id } });
  }
  return id;
}

/** A draft page of the owner in the active catalogue. */
export const aPage = async (world: AccessWorld, pageType: 1 | 2 = 1) =>
  (await makePage(world.server, world.catalog.id, world.ownerId, { pageType, standId: world.standId })).id;

/** The position of a page. */
export const positionOf = async (world: AccessWorld, id: number) =>
  (await prismaOf(world).page.findUniqueOrThrow({ where: { id } })).position;

/** An ad of the owner with its PDF. */
export async function anAd(world: AccessWorld) {
  const id = await aPage(world, 2);
  await attachPdf(world.server, id, await makePagePdf('Inserat'), 1);
  return id;
}

/** A content page; with its PDF if it is to be changed. */
export async function aContentPage(world: AccessWorld, withFile = false) {
  const catalogId = world.catalog.id;
  const position = (await prismaOf(world).page.count({ where: { catalogId } })) + 1;
  const data = { catalogId, pageType: 3, position, description: 'Plan' };
  const { id } = await prismaOf(world).page.create({ data });
  if (withFile) await attachPdf(world.server, id, await makePagePdf('Plan'), 1);
  return id;
}

/** A wine page of the owner with two categories, the first of which contains two of three wines. */
export async function aFilledPage(world: AccessWorld) {
  const pageId = await aPage(world);
  const { wines, bottleSize } = await makeWines(world.server, world.ownerId, 3);
  const [one = 0, two = 0, spare = 0] = wines.map(({ id }) => id);
  const category = (position: number) =>
    prismaOf(world).pageCategory.create({
      data: { pageId, category: `Weine ${position}`, position, bottleSize1Id: bottleSize.id },
    });
  const [first, second] = [await category(1), await category(2)];
  await prismaOf(world).pageCategoryWine.createMany({
    data: [one, two].map((wineId, index) => ({
      pageId,
      wineId,
      categoryId: first.id,
      position: index + 1,
    })),
  });
  return { pageId, first: first.id, second: second.id, one, two, spare };
}

/** A page of the owner that waits for a decision. */
export async function aReleasedPage(world: AccessWorld, state: ReleaseState = releaseStates.released) {
  const id = await aPage(world, 2);
  await prismaOf(world).page.update({ where: { id }, data: { state, comment: 'Bitte prüfen.' } });
  return id;
}

/** An ad of the owner that was released once. */
export async function aPull(world: AccessWorld) {
  const id = await anAd(world);
  await world.clients.admin.call('POST', `/page/exhibitor-release/${id}`, {});
  return id;
}

/** A message that is kept. */
export async function aKeptText(world: AccessWorld): Promise<number> {
  const { mailText } = prismaOf(world);
  const name = `Zum Anlass ${await mailText.count()}`;
  return (await mailText.create({ data: { name, subject: 'Aufbau', text: 'Der Aufbau beginnt.' } })).id;
}

/** A text for rejections. */
export async function aTextBlock(world: AccessWorld): Promise<number> {
  const { textBlock } = prismaOf(world);
  const place = { kind: 'page', language: 'de' } as const;
  const position = (await textBlock.count({ where: place })) + 1;
  return (await textBlock.create({ data: { ...place, text: 'Bitte prüfen.', position } })).id;
}

/** A wine page of the owner in the earlier catalogue. */
export const anEarlierPage = async (world: AccessWorld) =>
  (await makePage(world.server, world.earlier.id, world.ownerId)).id;

/** A closed entry in the owner's bell. */
export const aStatus = async (world: AccessWorld) =>
  (
    await prismaOf(world).uploadStatus.create({
      data: { userId: world.ownerId, type: 1, status: 1, statusableId: 1 },
    })
  ).id;

/** A generated book. */
export async function aBook(world: AccessWorld, pages: PrintManifest['pages'] = []) {
  const file = await storePdf(world.server, await makePagePdf('Buch'), 'katalog.pdf');
  const manifest: PrintManifest = {
    title: 'Katalog',
    created_at: '2030-07-15T10:00:00Z',
    file: { name: file.name, bytes: file.size, sha256: file.sha256 },
    content_pages: 1,
    cover_pages: 4,
    pages,
  };
  const catalogId = world.catalog.id;
  const number = 1 + (await prismaOf(world).printResult.count({ where: { catalogId } }));
  return prismaOf(world).printResult.create({
    data: { catalogId, number, fileId: file.id, manifest, contentPages: 1, durationMs: 1 },
  });
}

/** A book with a page that the previous one did not have. */
export async function aSecondBook(world: AccessWorld) {
  await aBook(world);
  const sheets = [{ pdf_page: 1, folio: 1, sha256: randomUUID() }];
  return aBook(world, [{ page_id: 1, position: 1, page_type: 3, label: 'Buch', link: null, sheets }]);
}

/** A link for the print office to a book. */
export async function aLink(world: AccessWorld, book?: { id: number }) {
  const { token, hash } = createKey();
  const { id } = await prismaOf(world).printLink.create({
    data: {
      printResultId: (book ?? (await aBook(world))).id,
      tokenHash: hash,
      expiresAt: new Date('2031-01-01'),
    },
  });
  return { id, token };
}

/** A catalogue without any data, far from the others. */
let years = 2100;
export async function anEmptyCatalog(world: AccessWorld) {
  const year = ++years;
  return (await makeCatalog(world.server, { from: `${year}-01-01`, to: `${year}-02-01` })).id;
}

export const aTitle = async (world: AccessWorld) => (await makePageTitle(world.server)).id;

/** A mail that failed. */
export async function aMail(world: AccessWorld, state: 'failed' | 'sent' = 'failed'): Promise<number> {
  const mail = {
    kind: 'page-accepted',
    recipient: 'weg@fair.test',
    subject: 'Ihre Seite',
    text: 'Guten Tag',
  };
  return (await prismaOf(world).mail.create({ data: { ...mail, state } })).id;
}

/** The row of the history about a wine that was deleted. */
export async function aDeletion(world: AccessWorld): Promise<number> {
  const { wines } = await makeWines(world.server, world.ownerId, 1);
  await world.clients.admin.call('DELETE', `/wine/${wines[0]?.id}`);
  const where = { entity: 'wine', entityId: wines[0]?.id ?? 0, action: 'delete' };
  return (await prismaOf(world).history.findFirstOrThrow({ where })).id;
}

/** The row of the history about a change of a wine page. */
export async function aPageChange(world: AccessWorld): Promise<number> {
  const { pageId } = await aFilledPage(world);
  await world.clients.admin.call('PUT', `/page/${pageId}`, { footer: 'Am Steg' });
  return (await prismaOf(world).history.findFirstOrThrow({ where: { pageId } })).id;
}
