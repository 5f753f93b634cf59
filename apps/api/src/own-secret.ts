import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing secret of an installation with an embedded database: created once, stored with the data. */
export async function ownSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  try {
    return await readFile(path, 'utf8');
  } catch {
    const secret = randomBytes(48).toString('base64url');
    await writeFile(path, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
