import { safeName } from '../http/file-reply.ts';
import type { Actor } from '../lib/actor.ts';
import type { Tx } from '../lib/database.ts';
import type { Picture } from './picture.ts';
import type { FileStore } from './store.ts';

/** Bytes that are already in the store, but have no row yet. */
export interface KeptFile {
  sha256: string;
  size: number;
  mimeType: string;
  extension: string;
  /** The name the browser sent, made safe; it is only a label. */
  name: string;
}

const labelled = (originalName: string, extension: string) =>
  `${safeName(originalName).replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${extension}`;

/** Puts a picture into the store. */
export async function keepPicture(
  files: FileStore,
  picture: Picture,
  originalName: string,
): Promise<KeptFile> {
  const { mimeType, extension } = picture;
  return {
    ...(await files.keepBytes(picture.bytes)),
    mimeType,
    extension,
    name: labelled(originalName, extension),
  };
}

/** Puts an uploaded PDF into the store as it is. */
export const keepPdf = async (
  files: FileStore,
  upload: { path: string; originalName: string },
): Promise<KeptFile> => ({
  ...(await files.keep(upload.path)),
  mimeType: 'application/pdf',
  extension: 'pdf',
  name: labelled(upload.originalName, 'pdf'),
});

/** Puts an uploaded file into the store as it is, whatever it is, under the name that it was sent with. */
export const keepAsSent = async (
  files: FileStore,
  upload: { path: string; originalName: string },
  { extension, mimeType }: Pick<KeptFile, 'extension' | 'mimeType'>,
): Promise<KeptFile> => ({
  ...(await files.keep(upload.path)),
  mimeType,
  extension,
  name: labelled(upload.originalName, extension),
});

/** Puts an uploaded ICC profile into the store as it is. */
export const keepProfile = async (
  files: FileStore,
  upload: { path: string; originalName: string },
): Promise<KeptFile> => ({
  ...(await files.keep(upload.path)),
  mimeType: 'application/vnd.iccprofile',
  extension: 'icc',
  name: labelled(upload.originalName, 'icc'),
});

/**
 * Writes the row of a stored file in the transaction of the change it belongs to. If that fails, the bytes have no
 * row and are removed by the sweep later.
 * @param actor null for somebody without an account
 * @returns the row's id
 */
export async function createStoredFile(tx: Tx, actor: Actor | null, kept: KeptFile): Promise<number> {
  const { id } = await tx.storedFile.create({
    data: { ...kept, createdById: actor && (actor.adminId ?? actor.userId) },
    select: { id: true },
  });
  return id;
}

const kept = { sha256: true, size: true, mimeType: true, extension: true, name: true } as const;

/** What the history records of a file that goes with its thing, so that both can come back; undefined without one. */
export async function findStoredFile(tx: Tx, id: number | null): Promise<KeptFile | undefined> {
  return id === null ? undefined : tx.storedFile.findUniqueOrThrow({ where: { id }, select: kept });
}

/**
 * Deletes the row of a file; its bytes stay until the sweep.
 * @returns what the history records of it, if its thing was deleted
 */
export async function forgetStoredFile(tx: Tx, id: number | null): Promise<KeptFile | undefined> {
  return id === null ? undefined : tx.storedFile.delete({ where: { id }, select: kept });
}
