import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { createPreviewCache } from './preview-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebblatt-previews-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const failing = (code: ConstructorParameters<typeof AppError>[1]) => {
  const tries = { made: 0 };
  const make = async () => {
    tries.made += 1;
    throw new AppError(504, code);
  };
  return { tries, make };
};

describe('a preview that cannot be made', () => {
  it('is not tried again for a while when the file is the reason, and then once more', async () => {
    const cache = createPreviewCache(folder, { maxBytes: 1e6, trimEvery: 9, failureMs: 40 });
    const { tries, make } = failing('file.too-complex');
    const codeOf = () => cache.get('slow', '400px', make).catch((error) => error.code);
    expect([await codeOf(), await codeOf()]).toEqual(['file.too-complex', 'file.too-complex']);
    expect(tries.made).toBe(1);
    await expect.poll(async () => (await codeOf()) && tries.made).toBe(2);
  });

  it('is tried again at once when something else is the reason', async () => {
    const cache = createPreviewCache(folder);
    const { tries, make } = failing('server.storage-down');
    for (let i = 0; i < 3; i++) await cache.get('away', '400px', make).catch(() => undefined);
    expect(tries.made).toBe(3);
  });
});

describe('the folder of previews', () => {
  it('keeps what was requested last and never grows beyond its limit', async () => {
    const own = join(folder, 'bounded');
    const cache = createPreviewCache(own, { maxBytes: 50_000, trimEvery: 1, failureMs: 1 });
    const picture = (at: number) => cache.get(`file${at}`, '400px', async () => new Uint8Array(10_000));
    for (let at = 0; at < 5; at++) await picture(at);
    await picture(0);
    for (let at = 5; at < 8; at++) await picture(at);
    const kept = await readdir(own);
    expect(kept).toHaveLength(5);
    expect(kept.some((name) => name.endsWith('-file0-400px'))).toBe(true);
    expect(kept.some((name) => name.endsWith('-file1-400px'))).toBe(false);
  });

  it('does not return a picture that an earlier version of the product drew', async () => {
    await writeFile(join(folder, 'file9-400px'), 'drawn with hidden content');
    const drawn = await createPreviewCache(folder).get('file9', '400px', async () =>
      Buffer.from('as printed'),
    );
    expect(Buffer.from(drawn).toString()).toBe('as printed');
  });
});
