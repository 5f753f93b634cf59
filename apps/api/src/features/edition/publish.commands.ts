import { KEPT_EDITIONS, type PublicCatalog } from '@rebblatt/contracts';
import type { FileStore } from '../../files/store.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { noteEvents } from '../../lib/webhook-events.ts';
import { announceEditions } from '../../live/announce.ts';
import { makeEdition } from '../../visitors/make-edition.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findOrProposePublication } from '../publication/publication.queries.ts';
import { contentsOf, editionContents, isSame } from './contents.rules.ts';
import { findNewest } from './edition.queries.ts';
import { findPublicCatalog } from './public-catalog.queries.ts';

/** What a publication needs. */
export interface PublishTools {
  db: Database;
  files: FileStore;
  clock: Clock;
  publicUrl: string;
}

/** An edition that is made and stored, but that nobody sees yet. */
export interface MadeEdition {
  number: number;
  /** Shows it to visitors, in the transaction of whoever publishes it. */
  publish: (tx: Tx) => Promise<void>;
}

interface Terms {
  /** Null where nobody ordered it. */
  userId: number | null;
  /** Makes none when visitors see the same already. */
  onlyChanged: boolean;
  signal?: AbortSignal;
  report?: (percent: number) => void;
}

/**
 * Makes the next edition of a catalogue from what is accepted now, and stores it.
 * @returns null when there is nothing to publish
 */
export async function preparePublication(
  { db, files, clock, publicUrl }: PublishTools,
  catalogId: number,
  { userId, onlyChanged, signal, report = () => undefined }: Terms,
): Promise<MadeEdition | null> {
  const catalog = await findCatalog(db.prisma, catalogId);
  if (!catalog) return null;
  const publication = await findOrProposePublication(db.prisma, catalog);
  const newest = await findNewest(db.prisma, catalogId);
  const number = (newest?.number ?? 0) + 1;
  const createdAt = clock.now();
  const edition = { number, created_at: createdAt.toISOString() };
  const shown = await findPublicCatalog(db, catalog, { slug: publication.slug, edition });
  const contents = contentsOf(shown);
  if (shown.exhibitors.length === 0) return null;
  if (onlyChanged && newest && newest.id === publication.editionId) {
    if (isSame(editionContents.parse(newest.contents), contents)) return null;
  }
  report(10);
  const earlier = newest && (await files.read(newest.file.sha256).catch(() => null));
  const logos = await readLogos(files, shown);
  const origin = publicUrl.replace(/\/$/, '');
  const bytes = await makeEdition({ catalog: shown, origin, logos, earlier }, signal);
  report(90);
  const kept = await files.keepBytes(bytes);
  const data = {
    catalogId,
    number,
    contents,
    createdById: userId,
    createdAt,
    pageIds: shown.exhibitors.flatMap(({ pages }) => pages.map(({ page_id }) => page_id)),
  };
  const name = `${publication.slug}-${number}.edition`;
  return {
    number,
    async publish(tx) {
      const file = await tx.storedFile.create({
        data: {
          ...kept,
          name,
          mimeType: 'application/octet-stream',
          extension: 'edition',
          createdById: userId,
        },
      });
      const { id } = await tx.edition.create({ data: { ...data, fileId: file.id } });
      const switched = { editionId: id, withdrawnId: null };
      await tx.publication.upsert({
        where: { catalogId },
        create: { ...publication, ...switched },
        update: { ...switched, version: { increment: 1 } },
      });
      await tx.edition.deleteMany({ where: { catalogId, number: { lte: number - KEPT_EDITIONS } } });
      if (userId === null)
        await recordChange(tx, null, {
          entity: 'catalog',
          entityId: catalogId,
          action: 'publish',
          after: { edition: number },
        });
      await noteEvents(tx, [
        { type: 'edition.published', subject: 'catalog', data: { id: catalogId, number } },
      ]);
      await announceEditions(tx);
    },
  };
}

/** The pictures of the marks; one that cannot be read is left out, and its page has none. */
export async function readLogos(files: FileStore, { exhibitors }: PublicCatalog) {
  const logos: { sha256: string; bytes: Uint8Array }[] = [];
  for (const company of exhibitors) {
    if (!company.logo) continue;
    const bytes = await files.read(company.logo.sha256).catch(() => null);
    if (bytes) logos.push({ sha256: company.logo.sha256, bytes });
    else company.logo = null;
  }
  return logos;
}
