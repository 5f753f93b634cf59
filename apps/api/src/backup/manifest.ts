import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** Describes a backup; the last file of the archive, so a backup without it was never finished. */
export const manifest = z.object({
  product: z.literal('rebblatt'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Name to checksum, in the order they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: digest })),
  /** Rows and SHA-256 of each table's lines. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: digest })),
  /** Name to last value of each sequence, so that no id is given out twice. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** SHA-256 of each stored file to its size in bytes. */
  files: z.record(digest, z.number().int()),
  /** Files that the database names and that were already missing in the storage. */
  missing: z.array(digest),
  /** Files whose bytes in the storage do not match their hash, or could not be read to the end. */
  damaged: z.array(digest).default([]),
  /** The names of the missing and damaged ones and what shows them, for those who have to find them again. */
  lost: z.record(digest, z.string()).default({}),
});

export type Manifest = z.output<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.jsonl`;
export const fileEntry = (sha256: string) => `files/${sha256}`;
