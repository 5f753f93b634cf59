import type { PreflightThresholds } from '@rebblatt/contracts';
import { preflightThresholds } from '@rebblatt/contracts';
import type { OutputCondition } from '@rebblatt/press';
import { fogra39 } from '@rebblatt/press';
import type { FileStore } from '../../files/store.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';

const withProfile = {
  profile: { select: { sha256: true, name: true } },
} satisfies Prisma.PrintSettingInclude;
export type PrintSettingRow = Prisma.PrintSettingGetPayload<{ include: typeof withProfile }>;

/** The stored settings; null if they were never changed. */
export const findPrintSetting = (reader: Pick<Tx, 'printSetting'>): Promise<PrintSettingRow | null> =>
  reader.printSetting.findUnique({ where: { id: 1 }, include: withProfile });

/** All thresholds: the stored ones, otherwise the defaults. */
export const thresholdsOf = (row: PrintSettingRow | null): PreflightThresholds =>
  preflightThresholds.parse(row?.thresholds ?? {});

/** The current thresholds for uploaded files. */
export async function findPreflightAsk(
  db: Database,
): Promise<{ thresholds: PreflightThresholds; condition: string }> {
  const row = await findPrintSetting(db.prisma);
  return { thresholds: thresholdsOf(row), condition: row?.identifier ?? fogra39().identifier };
}

/** A profile that is missing from the storage is a server error, not a mistake in the request. */
async function readProfile(files: FileStore, sha256: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await files.read(sha256));
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error;
    throw new AppError(500, 'print.profile-unusable', { cause: error });
  }
}

/** The current output condition of books, with its profile. @throws AppError 500 when it is missing from the storage */
export async function findOutputCondition(db: Database, files: FileStore): Promise<OutputCondition> {
  const row = await findPrintSetting(db.prisma);
  if (!row?.profile || row.identifier === null || row.condition === null) return fogra39();
  const { identifier, condition, registry } = row;
  return { identifier, condition, registry, profile: await readProfile(files, row.profile.sha256) };
}
