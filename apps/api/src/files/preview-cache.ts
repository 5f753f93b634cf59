import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Small pictures made from stored files; a node may lose them at any time and makes them again. */
export interface PreviewCache {
  /**
   * The preview of these bytes in this variant, made once.
   * @param sha256 of the original
   * @param variant names size and kind, such as `400px`
   */
  get(sha256: string, variant: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

const safe = /^[\w-]+$/;

/** Keeps previews as files in a folder of this node. */
export function createPreviewCache(folder: string): PreviewCache {
  const making = new Map<string, Promise<Uint8Array>>();

  const store = async (path: string, bytes: Uint8Array) => {
    const beside = `${path}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, path);
  };

  return {
    async get(sha256, variant, make) {
      const name = `${sha256}-${variant}`;
      if (!safe.test(name)) throw new Error(`not a preview: ${name}`);
      const path = join(folder, name);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      // Many cards ask for the same picture at once; it is drawn once.
      const running = making.get(name);
      if (running) return running;
      const made = make();
      making.set(name, made);
      try {
        const bytes = await made;
        // A full disk costs the cache, not the picture.
        await store(path, bytes).catch(() => undefined);
        return bytes;
      } finally {
        making.delete(name);
      }
    },
  };
}
