import { email } from '@rebblatt/contracts';
import { openInstallation } from '../backup/installation.ts';
import { createSuperAdmin } from '../features/admin/super-admin.commands.ts';
import { connectDatabase } from '../lib/database.ts';
import { migrate } from '../lib/postgres/migrate.ts';
import { MIGRATIONS } from '../migrations.ts';
import { runProgram } from './run-program.ts';

/** `npm run admin:create -- EMAIL`: the first account of an installation without the demo. */
runProgram({ usage: 'npm run admin:create -- EMAIL' }, async (words) => {
  const address = email.safeParse(words);
  if (!address.success) throw new Error(`“${words}” is not an e-mail address.`);
  const installation = await openInstallation();
  try {
    await migrate(installation.url, MIGRATIONS);
    const db = connectDatabase(installation.url);
    const password = await createSuperAdmin(db, address.data).finally(() => db.close());
    if (password === null) throw new Error(`${address.data} has an account already.`);
    console.log(`${address.data} can sign in now. The password, shown this once: ${password}`);
  } finally {
    await installation.close();
  }
});
