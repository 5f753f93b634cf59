/** What of a book something is about: a page by its id, or a logo by the SHA-256 of its file. */
export type PressPlace = { page: number } | { logo: string };

/** The name of a place's file in a plan, and in a book that is being put together. */
export const fileOfPlace = (place: PressPlace): string =>
  'page' in place ? `page-${place.page}` : `logo-${place.logo}`;

/** The place of a file by its name; undefined for a file that is none of a book. */
export function placeOfFile(file: string): PressPlace | undefined {
  const [, kind, name = ''] = /^(page|logo)-(\w+)$/.exec(file) ?? [];
  if (kind === 'page') return { page: Number(name) };
  return kind === 'logo' ? { logo: name } : undefined;
}
