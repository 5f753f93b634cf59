import type { Role } from '@rebblatt/contracts';
import type { Database } from '../lib/database.ts';

let last = 0;
const next = () => ++last;

/** The hash of no password. */
export const UNUSABLE_HASH = '$2b$12$wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww';

/** An account without profile. */
export const makeUser = (
  db: Database,
  role: Role,
  more: { active?: boolean; passwordHash?: string; email?: string } = {},
) =>
  db.prisma.user.create({
    data: { email: `person${next()}@fair.test`, role, active: true, passwordHash: UNUSABLE_HASH, ...more },
  });

/** An active exhibitor with its profile. */
export async function makeExhibitor(db: Database, more: { companyName?: string; active?: boolean } = {}) {
  const n = next();
  const user = await db.prisma.user.create({
    data: {
      email: `winery${n}@fair.test`,
      role: 'EXHIBITOR',
      active: more.active ?? true,
      passwordHash: UNUSABLE_HASH,
      exhibitor: { create: { companyName: more.companyName ?? `Weingut Nummer ${n}` } },
    },
  });
  return user;
}

/** One row of each reference resource a wine needs. */
export async function makeWineReferences(db: Database) {
  const n = next();
  const country = await db.prisma.country.create({ data: { name: `Land ${n}` } });
  const region = await db.prisma.region.create({ data: { name: `Region ${n}`, countryId: country.id } });
  const wineType = await db.prisma.wineType.create({ data: { wineType: `Weintyp ${n}` } });
  // A size that no test names: the number depends on which files ran before.
  const bottleSize = await db.prisma.bottleSize.create({ data: { size: `${n}.2 cl` } });
  const grapes = await Promise.all(
    [1, 2, 3, 4].map((i) => db.prisma.grapeVariety.create({ data: { bezeichnung: `Traube ${n}-${i}` } })),
  );
  return { country, region, wineType, bottleSize, grapes };
}
