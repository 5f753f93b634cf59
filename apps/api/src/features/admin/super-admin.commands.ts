import { randomBytes } from 'node:crypto';
import type { Database } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { hashPassword } from '../../lib/password.ts';

const PASSWORD_BYTES = 15;

/**
 * Creates an account that manages the installation, for an installation without one.
 *
 * @param email normalised as the contract does
 * @returns its password, random and stored only as a hash; null when the e-mail address has an account already
 */
export async function createSuperAdmin(db: Database, email: string): Promise<string | null> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  return db.transact(async (tx) => {
    if (await tx.user.findUnique({ where: { email } })) return null;
    const user = await tx.user.create({ data: { email, passwordHash, role: 'SUPER_ADMIN', active: true } });
    const { id } = user;
    await recordChange(tx, null, { entity: 'admin', entityId: id, action: 'create', after: user });
    return password;
  });
}
