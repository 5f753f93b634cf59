import { addressName } from '@rebblatt/visitor-pages';
import type { Tx } from '../../lib/database.ts';
import type { Publication } from '../../lib/generated/prisma/client.ts';

/** How a catalogue is published; null as long as nobody has said anything. */
export const findPublication = (
  reader: Pick<Tx, 'publication'>,
  catalogId: number,
): Promise<Publication | null> => reader.publication.findUnique({ where: { catalogId } });

/** A name for a catalogue's address that no other has. */
async function proposeSlug(
  reader: Pick<Tx, 'publication'>,
  { id, name }: { id: number; name: string },
): Promise<string> {
  const base = addressName(name) || `katalog-${id}`;
  const taken = await reader.publication.findMany({
    where: { slug: { startsWith: base }, catalogId: { not: id } },
    select: { slug: true },
  });
  const known = new Set(taken.map(({ slug }) => slug));
  if (!known.has(base)) return base;
  let n = 2;
  while (known.has(`${base}-${n}`)) n++;
  return `${base}-${n}`;
}

/** How a catalogue is published, or would be. */
export async function findOrProposePublication(
  reader: Pick<Tx, 'publication'>,
  catalog: { id: number; name: string },
): Promise<Publication> {
  const usual = { publicFrom: null, publicUntil: null, automatic: false, editionId: null, withdrawnId: null };
  return (
    (await findPublication(reader, catalog.id)) ?? {
      ...usual,
      catalogId: catalog.id,
      slug: await proposeSlug(reader, catalog),
      version: 1,
    }
  );
}
