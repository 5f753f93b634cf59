import type { register } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { refuseCommonPassword } from '../../lib/common-password.ts';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';
import type { Throttle } from '../../lib/throttle.ts';
import { queueMail } from '../../mail/queue.ts';
import { findOpenAdministrators } from '../admin/admin.queries.ts';
import { HOUR_SECONDS, MAX_REGISTRATIONS_PER_ADDRESS, registrationsOf } from './exhibitor.limits.ts';
import { registrationMail, registrationReceivedMail } from './exhibitor.mail.ts';
import { profileColumns } from './exhibitor.rules.ts';

type Registration = z.output<typeof register>;

/**
 * Registers an exhibitor: an inactive account with its profile, and a mail to every administrator.
 * @throws AppError 422 on `email` when it is in use, 429 after too many registrations from the IP address
 */
export async function registerExhibitor(
  { db, throttle, publicUrl }: { db: Database; throttle: Throttle; publicUrl: string },
  form: Registration,
  ip: string,
): Promise<void> {
  await throttle.count({
    key: registrationsOf(ip),
    max: MAX_REGISTRATIONS_PER_ADDRESS,
    windowSeconds: HOUR_SECONDS,
  });
  refuseCommonPassword(form.password);
  const passwordHash = await hashPassword(form.password);
  await db.transact(async (tx) => {
    const user = await tx.user.create({
      data: {
        email: form.email,
        passwordHash,
        role: 'EXHIBITOR',
        active: false,
        language: form.language,
        exhibitor: { create: profileColumns(form) },
      },
    });
    const recipients = await findOpenAdministrators(tx);
    const exhibitor = { id: user.id, email: user.email, companyName: form.company_name };
    for (const administrator of recipients)
      await queueMail(tx, registrationMail(administrator, exhibitor, publicUrl));
    await queueMail(tx, registrationReceivedMail({ ...exhibitor, language: user.language }));
    const actor = { userId: user.id, adminId: null, ip } as Actor;
    await recordChange(tx, actor, {
      entity: 'exhibitor',
      entityId: user.id,
      action: 'register',
      after: exhibitor,
    });
  });
}
