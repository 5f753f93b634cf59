import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyBinaries, installedBinaries, linkLibraries, type PostgresBinaries } from './binaries.ts';
import { asNamespace, asNobody, asSelf, hasName, isRoot, type RunAs, run } from './run-as.ts';

/** Where and as whom the embedded server runs. */
export interface Place {
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Holds the cluster, its password file and the note of who owns it. */
  home: string;
  /** A sentence for the operator when the data is not where DATA_DIR says. */
  warning: string | null;
}

/**
 * Decides how PostgreSQL can run here. An ordinary user runs it as himself. Root, and a user without a
 * name, run it in a user namespace; where
 * the machine forbids these, as `nobody`; and where nobody cannot reach program or data, from copies under the
 * system's temporary folder.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  const binaries = installedBinaries();
  await linkLibraries(binaries);
  const home = resolve(dataDir, 'postgres');
  // Not by one recursive mkdir with a mode: the parents would get that mode too.
  await mkdir(resolve(dataDir), { recursive: true });
  await mkdir(home, { recursive: true });
  if (!isRoot() && hasName()) return { binaries, runAs: asSelf, home, warning: null };
  if (await canRun(asNamespace, binaries, home)) {
    return { binaries, runAs: asNamespace, home, warning: null };
  }
  if (!isRoot()) {
    throw new Error('The embedded PostgreSQL needs a user with a name (see /etc/passwd), or DATABASE_URL.');
  }
  const nobody = asNobody();
  await chmod(home, 0o711);
  if (await canRun(nobody, binaries, home)) return { binaries, runAs: nobody, home, warning: null };
  return placeInTemporaryFolder(binaries, nobody, home);
}

async function canRun(runAs: RunAs, binaries: PostgresBinaries, home: string): Promise<boolean> {
  const program = await run(runAs, binaries.postgres, ['--version']);
  if (program.code !== 0) return false;
  const folder = await run(runAs, '/bin/sh', ['-c', 'test -x "$0"', home]);
  return folder.code === 0;
}

async function placeInTemporaryFolder(
  binaries: PostgresBinaries,
  runAs: RunAs,
  wanted: string,
): Promise<Place> {
  const digest = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  // The persistent temporary folder: the data has to survive a restart of the machine.
  const base = join('/var/tmp', `rebblatt-${process.getuid?.() ?? 0}-${digest}`);
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
    `it is in ${home}. Good for trying; set DATABASE_URL for real data.`;
  return { binaries: copied, runAs, home, warning };
}
