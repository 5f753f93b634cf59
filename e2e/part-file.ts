import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Built = { file: string; css?: string[] };

function partOf(name: string): Built {
  const path = join(import.meta.dirname, '../apps/web/dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Built>;
  const found = Object.entries(manifest).find(([source]) => new RegExp(`/${name}\\.tsx?$`).test(source));
  if (!found) throw new Error(`No file was built from ${name}.`);
  return found[1];
}

/** The built file of a part of the client, by the name of its source: `country-list` → `assets/….js`. */
export const fileOfPart = (name: string): string => partOf(name).file;

/** The built style that comes with a part. */
export function styleOfPart(name: string): string {
  const [style] = partOf(name).css ?? [];
  if (!style) throw new Error(`No style was built with ${name}.`);
  return style;
}

/** Whether a request is for the file of one of these parts. */
export const isFileOf = (...names: string[]) => {
  const files = names.map(fileOfPart);
  return (url: URL) => files.some((file) => url.pathname === `/${file}`);
};
