import type { fairForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { sql } from '../../lib/sql.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { findFair } from './fair.queries.ts';

/** Changes the fair's name and contact, the one row of its table. @throws StaleWrite for an older version */
export const updateFair = (db: Database, actor: Actor, form: z.output<typeof fairForm>): Promise<void> =>
  db.transact(async (tx) => {
    await tx.$executeRaw(sql`INSERT INTO fair DEFAULT VALUES ON CONFLICT DO NOTHING`);
    await tx.$queryRaw(sql`SELECT id FROM fair WHERE id = 1 FOR UPDATE`);
    const before = found(await findFair(tx));
    guardVersion(before, form.version);
    const data = {
      ...{ name: form.name, contactName: form.contact_name, phone: form.phone, email: form.email },
      ...{ hours: form.hours, hoursFr: form.hours_fr, hoursEn: form.hours_en },
      ...{ signature: form.signature, signatureFr: form.signature_fr, signatureEn: form.signature_en },
      senderEmail: form.sender_email,
    };
    const after = await writeChange(tx, before, () =>
      tx.fair.update({ where: { id: 1 }, data: { ...data, version: { increment: 1 } } }),
    );
    if (!after) return;
    await recordChange(tx, actor, { entity: 'fair', entityId: 1, action: 'update', before, after });
  });
