import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Application } from './application.ts';
import { copyBinaries, installedBinaries, linkLibraries, type PostgresBinaries } from './binaries.ts';
import { asNamespace, asNobody, asSelf, hasName, isRoot, type RunAs, run } from './run-as.ts';

/** Where, as which user and for which application the embedded server runs. */
export interface Place {
  application: Application;
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Contains the cluster, its password file and the record of its owner. */
  home: string;
  /** A message for the operator when the data is not in the wanted folder. */
  warning: string | null;
}

/**
 * Decides how PostgreSQL can run here. An ordinary user runs it directly. Root, and a user without a name,
 * run it in a user namespace; where the machine forbids these, root runs it as `nobody`; and when `nobody`
 * has no access to program or data, from copies under the system's temporary folder.
 *
 * @throws Error when there is no PostgreSQL for this platform, or none of these ways works
 */
export async function choosePlace(dataDir: string, application: Application): Promise<Place> {
  const binaries = installedBinaries(application);
  await linkLibraries(binaries);
  const home = resolve(dataDir, 'postgres');
  // Without a mode: a recursive mkdir would set it for the parents too.
  await mkdir(resolve(dataDir), { recursive: true });
  await mkdir(home, { recursive: true });
  if (!isRoot() && hasName()) return { application, binaries, runAs: asSelf, home, warning: null };
  if (await canRun(asNamespace, binaries, home)) {
    return { application, binaries, runAs: asNamespace, home, warning: null };
  }
  if (!isRoot()) {
    throw new Error(
      `The embedded PostgreSQL needs a user with a name (see /etc/passwd), or ${application.urlSetting}.`,
    );
  }
  const nobody = asNobody();
  await chmod(home, 0o711);
  if (await canRun(nobody, binaries, home))
    return { application, binaries, runAs: nobody, home, warning: null };
  return placeInTemporaryFolder(application, binaries, nobody, home);
}

async function canRun(runAs: RunAs, binaries: PostgresBinaries, home: string): Promise<boolean> {
  const program = await run(runAs, binaries.postgres, ['--version']);
  if (program.code !== 0) return false;
  const folder = await run(runAs, '/bin/sh', ['-c', 'test -x "$0"', home]);
  return folder.code === 0;
}

async function placeInTemporaryFolder(
  application: Application,
  binaries: PostgresBinaries,
  runAs: RunAs,
  wanted: string,
): Promise<Place> {
  const digest = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  // In the persistent temporary folder, because the data has to survive a reboot.
  const base = join('/var/tmp', `${application.name}-${process.getuid?.() ?? 0}-${digest}`);
  const home = join(base, 'postgres');
  for (const folder of [base, home]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o711);
  }
  const copied = await copyBinaries(binaries, join(base, 'native'));
  await writeFile(join(base, 'complete'), '');
  const answer = await run(runAs, copied.postgres, ['--version']);
  if (answer.code !== 0) {
    throw new Error(`The embedded PostgreSQL cannot run as an unprivileged user here: ${answer.output}`);
  }
  const warning =
    `The database cannot be kept in ${wanted} (root, closed folder, no user namespaces); ` +
    `it is in ${home}. Suitable for trials only; set ${application.urlSetting} for real data.`;
  return { application, binaries: copied, runAs, home, warning };
}
