import { resolve } from 'node:path';
import { openInstallation } from '../backup/installation.ts';
import { namesOfLost, restore } from '../backup/restore.ts';
import { MIGRATIONS } from '../migrations.ts';
import { runProgram } from './run-program.ts';

/**
 * `npm run restore -- FILE`: restores a backup into an empty installation and verifies counts and hashes. With
 * `--without-lost` also one that lacks files.
 */
const usage = 'npm run restore -- FILE [--without-lost]';
runProgram({ usage, flags: ['without-lost'] }, async (file, flags) => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const installation = await openInstallation();
  try {
    const { url, files } = installation;
    const {
      takenAt,
      tables,
      files: restored,
      lost,
    } = await restore(path, {
      url,
      files,
      migrationsDir: MIGRATIONS,
      withoutLost: flags.has('without-lost'),
    });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `As of ${takenAt}: ${rows} rows and ${Object.keys(restored).length} files are back and verified.`,
    );
    const count = Object.keys(lost).length;
    if (count > 0) console.error(`Lost files (${count}):\n${namesOfLost(lost)}`);
  } finally {
    await installation.close();
  }
});
