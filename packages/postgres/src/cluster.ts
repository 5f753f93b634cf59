import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { run } from './run-as.ts';

/** Passwords of the cluster's two roles: the administrator, and the application, which is not a superuser. */
export interface Credentials {
  admin: string;
  app: string;
}

export const ADMIN_ROLE = 'postgres';

export function clusterFolder(place: Place): string {
  return join(place.home, 'cluster');
}

/**
 * Ensures that an initialised cluster exists and belongs to the user that runs it. A cluster is prepared
 * under another name and renamed at the end, so that a crash leaves either none or a complete one.
 */
export async function prepareCluster(place: Place): Promise<Credentials> {
  const cluster = clusterFolder(place);
  const known = await readCredentials(place);
  if (known && (await exists(join(cluster, 'PG_VERSION')))) {
    await giveToServer(place, cluster);
    return known;
  }
  await removeUnfinished(place);
  const credentials = { admin: randomBytes(24).toString('hex'), app: randomBytes(24).toString('hex') };
  await initialise(place, credentials);
  return credentials;
}

async function initialise(place: Place, credentials: Credentials): Promise<void> {
  // In a separate folder, because the server's user may not write into `home`.
  const unfinished = join(place.home, 'cluster.new');
  await mkdir(unfinished, { mode: 0o700 });
  const passwordFile = join(unfinished, 'password');
  await writeFile(passwordFile, credentials.admin, { mode: 0o600 });
  await giveToServer(place, unfinished);
  const folder = join(unfinished, 'cluster');
  const answer = await run(place.runAs, place.binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${ADMIN_ROLE}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=icu',
    `--icu-locale=${place.application.locale}`,
    '--locale=C',
    '--data-checksums',
    '--auth=scram-sha-256',
  ]);
  if (answer.code !== 0) throw new Error(`The database could not be set up: ${answer.output}`);
  await writeFile(credentialsFile(place), JSON.stringify(credentials), { mode: 0o600 });
  await chmod(credentialsFile(place), 0o600);
  await rename(folder, clusterFolder(place));
  await rm(unfinished, { recursive: true, force: true });
}

async function removeUnfinished(place: Place): Promise<void> {
  await rm(join(place.home, 'cluster.new'), { recursive: true, force: true });
  if (await exists(join(clusterFolder(place), 'PG_VERSION'))) {
    throw new Error(
      `The database in ${place.home} exists but its credentials.json is missing; restore that file.`,
    );
  }
}

/** When the server no longer runs as the same user as before, its files need another owner. */
async function giveToServer(place: Place, folder: string): Promise<void> {
  const uid = place.runAs.owner?.uid ?? process.getuid?.();
  const gid = place.runAs.owner?.gid ?? process.getgid?.();
  if (uid === undefined || gid === undefined || process.getuid?.() !== 0) return;
  if ((await stat(folder)).uid === uid) return;
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid);
  await chown(folder, uid, gid);
}

async function readCredentials(place: Place): Promise<Credentials | null> {
  const text = await readFile(credentialsFile(place), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

function credentialsFile(place: Place): string {
  return join(place.home, 'credentials.json');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
