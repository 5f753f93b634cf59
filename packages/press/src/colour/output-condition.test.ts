import { expect, test } from 'vitest';
import { fogra39 } from './output-condition.ts';
import { openProfile } from './profile-engine.ts';

const profile = () => Buffer.from(fogra39().profile);

test('the supplied profile converts as in other engines', async () => {
  const engine = await openProfile(profile());
  const percents = (rgb: [number, number, number]) => engine.inkOf(rgb).map((part) => Math.round(part * 100));
  expect(percents([1, 1, 1])).toEqual([0, 0, 0, 0]);
  expect(percents([0, 0, 0])).toEqual([86, 79, 54, 98]);
  const [seen] = [engine.seen(engine.inksOf(new Uint8Array([122, 31, 61])))];
  expect([...seen].map((value, i) => Math.abs(value - ([122, 31, 61][i] ?? 0)) <= 3)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['nothing', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('%PDF-1.6 '.repeat(40))],
  ['one cut off', () => profile().subarray(0, 60_000)],
  ['one with a changed table', () => profile().fill(7, 9_000, 9_100)],
  ['one for screens', () => withText(16, 'RGB ')],
  ['one for scanners', () => withText(12, 'scnr')],
  ['one that lies about its tables', () => withoutId(profile().fill(0, 128, 400))],
  ['one whose tables hold noise', () => withoutId(profile().fill(0x5a, 760, 121_000))],
])('a profile that is %s is refused', async (_, make) => {
  await expect(openProfile(make())).rejects.toMatchObject({ code: 'profile' });
});

const withText = (at: number, text: string) => {
  const bytes = profile();
  bytes.write(text, at, 'latin1');
  return withoutId(bytes);
};

/** Without its checksum, so that the rest of the check has to find the damage. */
const withoutId = (bytes: Buffer) => bytes.fill(0, 84, 100);
