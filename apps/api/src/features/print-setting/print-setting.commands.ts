import { readFile } from 'node:fs/promises';
import type { outputProfileUpload, printSettingForm } from '@rebblatt/contracts';
import { preflightThresholds } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { PressError } from '@rebblatt/press';
import type { z } from 'zod';
import { incoming } from '../../files/incoming.ts';
import type { FileStore } from '../../files/store.ts';
import { createStoredFile, forgetStoredFile, keepProfile } from '../../files/stored-file.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { fromPress } from '../../lib/press-fault.ts';
import { sql } from '../../lib/sql.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import type { PrintSettingRow } from './print-setting.queries.ts';
import { findPrintSetting } from './print-setting.queries.ts';

export interface PrintSettingTools {
  db: Database;
  files: FileStore;
  press: Press;
}

type Change = Pick<PrintSettingRow, 'identifier' | 'condition' | 'registry' | 'profileFileId'>;

/** Changes the one row, which is created if there is none yet. @throws StaleWrite for an older version */
async function change(
  tx: Tx,
  actor: Actor,
  version: number | undefined,
  data: Partial<Change> & { thresholds?: object },
): Promise<PrintSettingRow | null> {
  await tx.$executeRaw(sql`INSERT INTO print_setting DEFAULT VALUES ON CONFLICT DO NOTHING`);
  await tx.$queryRaw(sql`SELECT id FROM print_setting WHERE id = 1 FOR UPDATE`);
  const before = await findPrintSetting(tx);
  if (before) guardVersion(before, version);
  const write = () =>
    tx.printSetting.update({ where: { id: 1 }, data: { ...data, version: { increment: 1 } } });
  const after = before ? await writeChange(tx, before, write) : await write();
  if (!after) return before;
  await recordChange(tx, actor, { entity: 'print-setting', entityId: 1, action: 'update', before, after });
  return before;
}

const usual: Record<string, unknown> = preflightThresholds.parse({});

/** Sets the thresholds for future checks of uploaded files; earlier reports stay the same. @throws StaleWrite */
export async function updateThresholds(
  { db }: PrintSettingTools,
  actor: Actor,
  { thresholds, version }: z.output<typeof printSettingForm>,
): Promise<void> {
  const differing = Object.entries(thresholds).filter(([name, value]) => usual[name] !== value);
  await db.transact(async (tx) => {
    await change(tx, actor, version, { thresholds: Object.fromEntries(differing) });
  });
}

/**
 * Sets the output condition of all books from now on, by its ICC profile.
 * @throws AppError 415 and 422 on `file` for anything but a usable CMYK printer profile; StaleWrite
 */
export async function setOutputProfile(
  { db, files, press }: PrintSettingTools,
  actor: Actor,
  form: z.output<typeof outputProfileUpload>,
  upload: UploadedFile | null,
): Promise<void> {
  const file = await incoming(upload, 'file', ['icc']);
  try {
    await press.checkProfile(new Uint8Array(await readFile(file.path)));
  } catch (error) {
    if (error instanceof PressError && error.code === 'profile')
      throw invalidField('file', 'file.no-printer-profile');
    await fromPress(Promise.reject(error));
  }
  const kept = await keepProfile(files, file);
  await db.transact(async (tx) => {
    const { identifier, condition, version } = form;
    const profileFileId = await createStoredFile(tx, actor, kept);
    const data = { identifier, condition, registry: form.registry ?? null, profileFileId };
    const before = await change(tx, actor, version, data);
    await forgetStoredFile(tx, before?.profileFileId ?? null);
  });
}

/** Resets the output condition of all books to the product's default. @throws StaleWrite */
export async function resetOutputProfile({ db }: PrintSettingTools, actor: Actor): Promise<void> {
  await db.transact(async (tx) => {
    const none = { identifier: null, condition: null, registry: null, profileFileId: null };
    const before = await change(tx, actor, undefined, none);
    await forgetStoredFile(tx, before?.profileFileId ?? null);
  });
}
