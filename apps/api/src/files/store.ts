import type { Readable } from 'node:stream';

/** Stores the bytes of uploads and books by the SHA-256 of their content, so that no given name ever becomes a path. */
export interface FileStore {
  /** Stores a copy of a temporary file; storing the same bytes twice is fine. Returns SHA-256 and size. */
  keep(temporaryPath: string): Promise<{ sha256: string; size: number }>;
  /** Stores bytes from memory. */
  keepBytes(bytes: Uint8Array): Promise<{ sha256: string; size: number }>;
  /** @throws AppError 404 `file.not-found` */
  open(sha256: string): Promise<{ stream: Readable; size: number }>;
  /** Reads a whole file into memory, for files known to be small enough. @throws AppError 404 `file.not-found` */
  read(sha256: string): Promise<Buffer>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  /** Everything that is stored, and since when; storing the same bytes again renews the date. */
  list(): AsyncIterable<{ sha256: string; storedAt: Date }>;
  /** Removes partial files that a crash left behind, if they were begun before this date. */
  removeUnfinished(begunBefore: Date): Promise<void>;
  /** Makes sure that files can be written and read right now. */
  ready(): Promise<void>;
}
