import { resolve } from 'node:path';
import { backUp } from '../backup/backup.ts';
import { openInstallation } from '../backup/installation.ts';
import { namesOfLost } from '../backup/restore.ts';
import { runProgram } from './run-program.ts';

/** The exit code for a backup that lacks files; it is 1 when no backup was written. */
const LOST = 3;

/** `npm run backup -- FILE`: writes database and files to one new file, even while the server runs. */
runProgram({ usage: 'npm run backup -- FILE' }, async (file) => {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const installation = await openInstallation();
  try {
    const { tables, files, lost } = await backUp(path, installation);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${path}: ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files.`,
    );
    const count = Object.keys(lost).length;
    if (count > 0) {
      console.error(
        `Files that are missing in the storage or damaged and are not in this backup (${count}):\n${namesOfLost(lost)}`,
      );
      process.exitCode = LOST;
    }
  } finally {
    await installation.close();
  }
});
