import { type FieldErrorKey, logoRefusals } from '@rebblatt/contracts';
import { endingOf, type FileKind, kindOfFile } from '../../files/file-kind.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { invalidField } from '../../lib/app-error.ts';

/** What a logo can be made of, besides a PDF that already is one. */
export const logoTypes = {
  png: { extension: 'png', mimeType: 'image/png' },
  jpg: { extension: 'jpg', mimeType: 'image/jpeg' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  tif: { extension: 'tif', mimeType: 'image/tiff' },
  bmp: { extension: 'bmp', mimeType: 'image/bmp' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  eps: { extension: 'eps', mimeType: 'application/postscript' },
} as const;

export type PictureKind = keyof typeof logoTypes;
export const LOGO_KINDS = ['pdf', ...(Object.keys(logoTypes) as PictureKind[])] as const;

/** The endings of kinds that are recognised by their content; a drawing of Illustrator without a PDF is PostScript. */
const endingOfKind: Partial<Record<FileKind, string>> = { eps: 'eps', psd: 'psd', cdr: 'cdr', indd: 'indd' };

/** How to save a PDF of a file by its ending. */
const refusalOf = (ending: string): FieldErrorKey | undefined =>
  ending === 'ai'
    ? 'logo.from-illustrator'
    : Object.hasOwn(logoRefusals, ending)
      ? logoRefusals[ending]
      : undefined;

/**
 * Refuses what only its own program can open, with how to save a PDF from it.
 * @param opensPostScript whether the operator has a program for that
 * @throws AppError 422 on `file`
 */
export async function guardLogoKind(
  { path, originalName }: UploadedFile,
  opensPostScript: boolean,
): Promise<void> {
  const kind = await kindOfFile(path);
  if (kind === 'eps' && opensPostScript) return;
  // Packed files and those of an unknown kind are known by their names alone.
  const isNamed = kind === null || kind === 'zip';
  const refusal = refusalOf(isNamed ? endingOf(originalName) : (endingOfKind[kind] ?? ''));
  if (refusal) throw invalidField('file', refusal);
}
