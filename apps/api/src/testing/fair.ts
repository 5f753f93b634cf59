import type { Client } from './client.ts';
import { signInAs } from './client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from './factories.ts';
import type { TestServer } from './server.ts';

/** The clock of the tests: in the middle of the collection of 2030. */
export const fairClock = { now: () => new Date('2030-07-15T10:00:00Z') };

let last = 0;

/** A catalogue with its registers; active unless other days are given. */
export function makeCatalog(
  { context: { db } }: TestServer,
  { name = `Katalog ${++last}`, from = '2030-07-01', to = '2030-07-31', catalogType = 1 } = {},
) {
  return db.prisma.catalog.create({
    data: {
      name,
      catalogType,
      fromOn: new Date(from),
      toOn: new Date(to),
      pages: {
        create: [
          { pageType: 4, position: 1 },
          { pageType: 5, position: 2 },
        ],
      },
    },
  });
}

/** An exhibitor, signed in, with an accepted request and a stand in a catalogue. */
export async function joinFair(
  server: TestServer,
  catalog: { id: number; catalogType: number },
  {
    companyName,
    winePages = 3,
    adPages = 2,
  }: { companyName?: string; winePages?: number; adPages?: number } = {},
) {
  const { db } = server.context;
  const user = await makeExhibitor(db, companyName ? { companyName } : {});
  const stand = await db.prisma.stand.create({
    data: { stand: `Stand ${++last}`, catalogType: catalog.catalogType },
  });
  const keys = { catalogId: catalog.id, exhibitorId: user.id };
  await db.prisma.catalogMembership.create({ data: keys });
  await db.prisma.catalogStand.create({ data: { ...keys, standId: stand.id } });
  await db.prisma.catalogRequest.create({
    data: {
      ...keys,
      countStands: 1,
      countPagesWine: winePages,
      countPagesAdvertising: adPages,
      state: 'accepted',
    },
  });
  return { client: await signInAs(server, user.id), user, stand };
}

/** An administrator, signed in. */
export const joinOrganiser = async (server: TestServer): Promise<Client> =>
  signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);

/** A page title. */
export const makePageTitle = ({ context: { db } }: TestServer) =>
  db.prisma.pageTitle.create({ data: { name: `Seitentitel ${++last}` } });

/** A wine page or ad of an exhibitor at the end of a catalogue, as a draft. */
export async function makePage(
  { context: { db } }: TestServer,
  catalogId: number,
  exhibitorId: number,
  more: { pageType?: 1 | 2; standId?: number } = {},
) {
  const position = (await db.prisma.page.count({ where: { catalogId } })) + 1;
  return db.prisma.page.create({ data: { pageType: 1, ...more, catalogId, exhibitorId, position } });
}

/** An approved logo without a real file; enough for everything except printing. */
export async function makeLogo({ context: { db } }: TestServer, exhibitorId: number, approved = true) {
  const file = await db.prisma.storedFile.create({
    data: {
      sha256: (++last).toString(16).padStart(64, '0'),
      size: 1,
      mimeType: 'application/pdf',
      name: 'logo.pdf',
      extension: 'pdf',
    },
  });
  return db.prisma.logo.create({
    data: {
      exhibitorId,
      name: `Logo ${last}`,
      fileId: file.id,
      status: 1,
      approved,
      widthMm: 65,
      heightMm: 122.5,
    },
  });
}

/** Wines of an exhibitor with a price for one bottle size. */
export async function makeWines({ context: { db } }: TestServer, exhibitorId: number, count: number) {
  const { region, wineType, bottleSize } = await makeWineReferences(db);
  const wines = [];
  for (let i = 1; i <= count; i++)
    wines.push(
      await db.prisma.wine.create({
        data: {
          exhibitorId,
          createdById: exhibitorId,
          // In the order in which they are created, which is also that of their names.
          wine: `Probewein ${String(++last).padStart(4, '0')}`,
          regionId: region.id,
          wineTypeId: wineType.id,
          prices: { create: [{ bottleSizeId: bottleSize.id, price: 10 + i }] },
        },
      }),
    );
  return { wines, bottleSize, region, wineType };
}
