import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const form = /^[0-9a-f]{64}$/;

/** Whether a text is a SHA-256 in hex; nothing else may become part of a path. */
export const isSha256 = (text: string) => form.test(text);

/** SHA-256 and size of a file, read as a stream. */
export async function digestOf(path: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { sha256: hash.digest('hex'), size };
}

/** SHA-256 and size of bytes in memory. */
export const digestOfBytes = (bytes: Uint8Array) => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.byteLength,
});
