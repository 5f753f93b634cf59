import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = Record<string, { file: string }>;

/** The built file of a part of the client, by the name of its source: `country-list` → `assets/….js`. */
export function fileOfPart(name: string): string {
  const path = join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const found = Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`));
  if (!found) throw new Error(`No file was built from ${name}.tsx.`);
  return (manifest[found] as { file: string }).file;
}

/** Whether a request is for the file of one of these parts. */
export const isFileOf = (...names: string[]) => {
  const files = names.map(fileOfPart);
  return (url: URL) => files.some((file) => url.pathname === `/${file}`);
};
