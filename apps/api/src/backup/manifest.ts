import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says about itself; the last file of the archive, so a backup without it was never finished. */
export const manifest = z.object({
  product: z.literal('rebblatt'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Name to checksum, in the order they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: digest })),
  /** Rows and SHA-256 of each table's lines. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: digest })),
  /** The next numbers must not name anything that existed before. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** SHA-256 of each stored file to its size in bytes. */
  files: z.record(digest, z.number().int()),
  /** Files that the database names and the storage had lost already. */
  missing: z.array(digest),
  /** Files whose bytes in the storage are not what their hash says, or could not be read to their end. */
  damaged: z.array(digest).default([]),
  /** Of the missing and damaged ones: their names and what shows them, for the people who have to find them again. */
  lost: z.record(digest, z.string()).default({}),
});

export type Manifest = z.output<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.jsonl`;
export const fileEntry = (sha256: string) => `files/${sha256}`;
