import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { type Drawing, hideIn } from '../preflight/testing/hide-in.ts';
import { everythingIn } from '../testing/content-of.ts';
import { assembleBook } from './assemble-book.ts';
import type { BookPlan } from './book-plan.ts';

const OPAQUE: Drawing = { content: '0 1 0 0 k 50 50 20 20 re f' };
const HALF: Drawing = {
  content: `/Gs gs ${OPAQUE.content}`,
  resources: () => ({ ExtGState: { Gs: { ca: 0.5 } } }),
};

/** A page as Cairo writes it. */
const asGroup = (drawing: Drawing, change: (page: PDFDict) => void = () => undefined) =>
  hideIn('page', drawing, (page, { context }) => {
    page.set(
      PDFName.of('Group'),
      context.obj({ Type: 'Group', S: 'Transparency', I: true, CS: 'DeviceRGB' }),
    );
    change(page);
  });

const base = { pageId: 1, position: 1, folio: 1, sha256: '' };
const info = { title: 't', id: 'i', createdAt: new Date(0) };
const asPage = (file: Uint8Array): BookPlan => ({
  laidOut: [],
  pages: [{ kind: 'file', file: 'file', page: 0, pageType: 2, ...base }],
  files: { file },
  info,
});

async function asLogo(file: Uint8Array): Promise<BookPlan> {
  const laidOut = await PDFDocument.create();
  laidOut.addPage([629.04, 416.88]);
  const boxMm = { x: 20, y: 12, width: 65, height: 122.5 };
  return {
    laidOut: [await laidOut.save()],
    pages: [{ kind: 'laid-out', logo: { file: 'file', boxMm }, pageType: 1, ...base }],
    files: { file },
    info,
  };
}

describe.each([
  ['an ad', async (file: Uint8Array) => asPage(file)],
  ['a logo', asLogo],
])('the group in RGB of %s', (_, planOf) => {
  const spaces = async (file: Uint8Array) => {
    const everything = await everythingIn(await assembleBook(await planOf(file)));
    return everything.match(/DeviceRGB/g)?.length ?? 0;
  };

  test('is dropped where nothing is blended', async () => {
    expect(await spaces(await asGroup(OPAQUE))).toBe(0);
  });

  test('stays where something is', async () => {
    expect(await spaces(await asGroup(HALF))).toBe(1);
  });

  test('blends in the process inks where it names a profile for them', async () => {
    const file = await asGroup(HALF, (page) => {
      const profile = page.context.register(page.context.stream('', { N: 4 }));
      page.set(PDFName.of('Group'), page.context.obj({ S: 'Transparency', CS: ['ICCBased', profile] }));
    });
    const everything = await everythingIn(await assembleBook(await planOf(file)));
    expect(everything).not.toContain('ICCBased');
  });
});

test('what is blended outside of what prints does not count, on a turned page of another unit either', async () => {
  const away: Drawing = { ...HALF, content: HALF.content.replace('50 50', '700 700') };
  for (const turned of [false, true]) {
    const file = await asGroup(away, (page) => {
      page.set(PDFName.of('MediaBox'), page.context.obj([-90, -90, 900, 900]));
      if (!turned) return;
      page.set(PDFName.of('Rotate'), page.context.obj(180));
    });
    const doc = await PDFDocument.load(await assembleBook(asPage(file)));
    const group = doc.getPage(0).node.lookup(PDFName.of('Group'), PDFDict);
    expect(String(group.get(PDFName.of('CS')))).toBe('/DeviceCMYK');
  }
});
