import type { Readable } from 'node:stream';

/** Where the bytes of uploads and books lie: under the SHA-256 of their content, so a name can never lead astray. */
export interface FileStore {
  /** Takes over a temporary file (moved or uploaded); storing the same bytes twice is fine. Gives SHA-256 and size. */
  keep(temporaryPath: string): Promise<{ sha256: string; size: number }>;
  /** Stores bytes that are in memory already. */
  keepBytes(bytes: Uint8Array): Promise<{ sha256: string; size: number }>;
  /** @throws AppError 404 `file.not-found` */
  open(sha256: string): Promise<{ stream: Readable; size: number }>;
  /** All of a file in memory, for files known to be small enough. @throws AppError 404 `file.not-found` */
  read(sha256: string): Promise<Buffer>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  /** Everything that is stored, and since when; storing the same bytes again counts anew. */
  list(): AsyncIterable<{ sha256: string; storedAt: Date }>;
  /** Removes what a crash left half written, when it was begun before then. */
  removeUnfinished(begunBefore: Date): Promise<void>;
  /** Whether files can be written and read right now. */
  ready(): Promise<void>;
}
