import { startEngine } from './engine.ts';
import { engineConnection } from './engine-connection.ts';
import { readSchema } from './schema-files.ts';

/**
 * The statements that would make a migrated database equal to the schema.
 *
 * @param url database with every migration applied
 * @param schemaFolder folder of the `.prisma` files
 * @returns SQL statements; none when they are equal
 */
export async function differenceToSchema(url: string, schemaFolder: string): Promise<string[]> {
  const datamodels = await readSchema(schemaFolder);
  const files = datamodels.map(([path, content]) => ({ path, content }));
  const connection = engineConnection(url);
  try {
    const engine = await startEngine(connection, datamodels);
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: schemaFolder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return statements(stdout ?? '');
  } finally {
    await connection.close();
  }
}

/** The engine writes a comment line before each statement and a semicolon after it. */
function statements(script: string): string[] {
  return script
    .split(/^-- .*$/m)
    .flatMap((part) => part.split(/;\s*$/m))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
