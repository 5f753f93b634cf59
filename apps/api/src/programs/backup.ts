import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { openInstallation } from '../backup/installation.ts';
import { runProgram } from './run-program.ts';

/** `npm run backup -- FILE`: database and files in one new file, also while the server runs. */
runProgram('npm run backup -- FILE', async ([file]) => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const installation = await openInstallation();
  try {
    const { tables, files, missing } = await backUp(path, installation);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${path}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files.`,
    );
    if (missing.length > 0) {
      console.warn(
        `${missing.length} files that the database names are not in the storage: ${missing.join(', ')}`,
      );
    }
  } finally {
    await installation.close();
  }
});
