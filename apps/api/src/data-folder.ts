import { type Env, EnvironmentError } from './env.ts';
import { makeFolder } from './lib/make-folder.ts';

/** Makes the folder for the data unless it is there. @throws EnvironmentError when it cannot be made */
export async function makeDataFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<void> {
  await makeFolder(DATA_DIR).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`DATA_DIR is wrong: the folder ${DATA_DIR} cannot be made (${reason})`);
  });
}
