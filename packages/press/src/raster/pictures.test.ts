import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalisePicture, thumbnail } from './pictures.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } });

test('a PNG and a JPEG of 700 × 700 are taken as they are', async () => {
  const png = await normalisePicture(await picture(700, 700).png().toBuffer());
  expect(png).toMatchObject({ ok: true, format: 'png', widthPx: 700, heightPx: 700 });
  const jpeg = await normalisePicture(await picture(300, 700).jpeg().toBuffer());
  expect(jpeg).toMatchObject({ ok: true, format: 'jpeg', widthPx: 300, heightPx: 700 });
});

test.each([
  [701, 700],
  [700, 701],
])('a picture of %i × %i is refused with both sizes', async (width, height) => {
  const refused = await normalisePicture(await picture(width, height).png().toBuffer());
  expect(refused).toEqual({ ok: false, reason: 'too-large', widthPx: width, heightPx: height });
});

test('what it tells about place and camera does not survive, but the way it is held does', async () => {
  const taken = await picture(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const made = await normalisePicture(taken);
  expect(made).toMatchObject({ ok: true, widthPx: 20, heightPx: 40 });
  if (!made.ok) return;
  const { exif, icc, xmp } = await sharp(made.bytes).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['gif', () => picture(10, 10).gif().toBuffer()],
  ['webp', () => picture(10, 10).webp().toBuffer()],
  ['svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['html behind nothing', async () => Buffer.from('<html>')],
])('%s is the wrong type, whatever it is called', async (_, make) => {
  expect(await normalisePicture(await make())).toMatchObject({ ok: false, reason: 'wrong-type' });
});

test('an animated PNG is refused', async () => {
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const still = await picture(10, 10).png().toBuffer();
  // Behind the signature and the header chunk.
  const animated = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(await normalisePicture(animated)).toMatchObject({ ok: false, reason: 'animated' });
});

test('a small file that claims 60,000 pixels a side is refused by its header', async () => {
  const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 2, 0, 0, 0]);
  const bomb = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  expect(await normalisePicture(bomb)).toMatchObject({ ok: false, reason: 'too-large', widthPx: 60_000 });
});

test('a picture cut off in the middle is damaged', async () => {
  const whole = await picture(600, 600).png({ compressionLevel: 0 }).toBuffer();
  expect(await normalisePicture(whole.subarray(0, whole.length / 2))).toMatchObject({
    ok: false,
    reason: 'damaged',
  });
});

test('a thumbnail fits its square and is never enlarged', async () => {
  const small = await sharp(await thumbnail(await picture(400, 200).png().toBuffer(), 100)).metadata();
  expect([small.width, small.height]).toEqual([100, 50]);
  expect((await sharp(await thumbnail(await picture(40, 20).png().toBuffer(), 100)).metadata()).width).toBe(
    40,
  );
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
