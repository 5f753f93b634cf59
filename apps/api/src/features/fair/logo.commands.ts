import { FAIR_LOGO_PX } from '@rebblatt/contracts';
import { type PictureReaders, readPicture } from '../../files/picture.ts';
import type { FileStore } from '../../files/store.ts';
import { createStoredFile, forgetStoredFile, keepPicture } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { findWholeFair } from './fair.queries.ts';

/** Reads and stores the fair's logo. */
export interface LogoTools extends PictureReaders {
  db: Database;
  files: FileStore;
}

/** Stores the fair's logo in place of the one that it has. @throws AppError 415 or 422 on `logo` */
export async function setFairLogo(
  tools: LogoTools,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<void> {
  const picture = await readPicture(tools, actor, upload, { field: 'logo', fitPx: FAIR_LOGO_PX });
  const kept = await keepPicture(tools.files, picture, upload?.originalName ?? '');
  await tools.db.transact(async (tx) => {
    await tx.$executeRaw(sql`INSERT INTO fair DEFAULT VALUES ON CONFLICT DO NOTHING`);
    await change(tx, actor, { id: await createStoredFile(tx, actor, kept), name: kept.name });
  });
}

/** Takes the fair's logo away. @throws AppError 404 without one */
export const removeFairLogo = (db: Database, actor: Actor): Promise<void> =>
  db.transact(async (tx) => {
    found((await findWholeFair(tx))?.logoFile);
    await change(tx, actor, null);
  });

async function change(tx: Tx, actor: Actor, logo: { id: number; name: string } | null): Promise<void> {
  await tx.$queryRaw(sql`SELECT id FROM fair WHERE id = 1 FOR UPDATE`);
  const before = found(await findWholeFair(tx));
  await tx.fair.update({ where: { id: 1 }, data: { logoFileId: logo?.id ?? null } });
  await forgetStoredFile(tx, before.logoFileId);
  await recordChange(tx, actor, {
    ...{ entity: 'fair', entityId: 1, action: 'update' },
    before: { fairLogo: before.logoFile?.name ?? null },
    after: { fairLogo: logo?.name ?? null },
  });
}
