import { resolve } from 'node:path';
import { openInstallation } from '../backup/installation.ts';
import { restore } from '../backup/restore.ts';
import { MIGRATIONS } from '../migrations.ts';
import { runProgram } from './run-program.ts';

/** `npm run restore -- FILE`: a backup into an empty installation, proved by counts and hashes. */
runProgram('npm run restore -- FILE', async ([file]) => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const installation = await openInstallation();
  try {
    const { url, files } = installation;
    const {
      takenAt,
      tables,
      files: restored,
    } = await restore(path, { url, files, migrationsDir: MIGRATIONS });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `As of ${takenAt}: ${rows} rows and ${Object.keys(restored).length} files are back and verified.`,
    );
  } finally {
    await installation.close();
  }
});
