import { type PDFDict, type PDFDocument, PDFName, type PDFObject } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { lookAtPlaced } from '../compare/compare-placed.ts';
import { hideIn, type Place, places } from '../preflight/testing/hide-in.ts';
import { everythingIn } from '../testing/content-of.ts';
import { drawnPage } from '../testing/drawn-page.ts';
import { pixelAt } from '../testing/pixel-at.ts';
import { marksWithPdfium } from '../testing/read-with-pdfium.ts';
import { assembleBook } from './assemble-book.ts';
import { withoutOptionalContent } from './without-optional-content.ts';

const name = (text: string) => PDFName.of(text);

/** Two groups that are on, two that are off; what is not one of their names is the name of an operator or a policy. */
interface Groups {
  on: PDFObject;
  on2: PDFObject;
  off: PDFObject;
  off2: PDFObject;
}
type Written = string | null | Written[];

const written = (part: Written, groups: Groups, { context }: PDFDocument): PDFObject => {
  if (Array.isArray(part))
    return context.obj(part.map((inner) => written(inner, groups, { context } as never)) as never);
  if (part === null) return context.nextRef();
  return groups[part as keyof Groups] ?? name(part);
};

type Marked = (mark: PDFObject, page: PDFDict, doc: PDFDocument) => void;

/** Names the mark in the resources of the page: those of what is drawn within it are the same object. */
const named: Marked = (mark, page) => {
  const resources = page.lookup(name('Resources')) as PDFDict;
  resources.set(name('Properties'), page.context.obj({ M: mark } as never));
};

/** A square that is drawn where a probe looks, marked by a group, a membership or an expression. */
async function marked(
  membership: { OCGs?: Written; P?: string; VE?: Written } | keyof Groups,
  { place = 'page' as Place, settings = {}, put = named, content = '/OC /M BDC SQUARE EMC' } = {} as {
    place?: Place;
    settings?: Record<string, unknown>;
    put?: Marked;
    content?: string;
  },
): Promise<Uint8Array> {
  const square = `${place === 'soft-mask' ? '1 g' : '0 1 1 0 k'} 200 100 40 40 re f`;
  const properties: Record<string, unknown> = {};
  const drawing = {
    content: content.replace('SQUARE', square),
    resources: () => ({ Properties: properties }),
  };
  return hideIn(place, drawing, (page, doc) => {
    const { context, catalog } = doc;
    const group = (title: string) => context.register(context.obj({ Type: 'OCG', Name: title }));
    const groups: Groups = { on: group('a'), on2: group('b'), off: group('c'), off2: group('d') };
    const all = Object.values(groups) as PDFObject[];
    const pairs = Object.entries(settings).map(([key, value]) => [
      key,
      written(value as Written, groups, doc),
    ]);
    const D = { OFF: [groups.off, groups.off2], ...Object.fromEntries(pairs) };
    catalog.set(name('OCProperties'), context.obj({ OCGs: all, D } as never));
    const mark =
      typeof membership === 'string'
        ? groups[membership]
        : context.register(
            context.obj({
              Type: 'OCMD',
              ...Object.fromEntries(
                Object.entries(membership).map(([key, value]) => [
                  key,
                  written(value as Written, groups, doc),
                ]),
              ),
            } as never),
          );
    for (const dict of propertiesIn(doc)) dict.set(name('M'), mark);
    put(mark, page, doc);
  });
}

/** The property lists of all resources; those of the drawing are empty until its groups exist. */
function propertiesIn(doc: PDFDocument): PDFDict[] {
  const found: PDFDict[] = [];
  const look = (dict: PDFDict) => {
    for (const key of dict.keys()) {
      const value = dict.get(key);
      if (!value || !('keys' in value)) continue;
      if (key === name('Properties')) found.push(value as PDFDict);
      else look(value as PDFDict);
    }
  };
  for (const [, object] of doc.context.enumerateIndirectObjects())
    if ('dict' in object) look(object.dict as PDFDict);
    else if ('keys' in object) look(object as PDFDict);
  return found;
}

const bookOf = (file: Uint8Array): Promise<Uint8Array> =>
  assembleBook({
    laidOut: [],
    pages: [{ kind: 'file', file: 'a', page: 0, pageId: 1, pageType: 2, position: 1, folio: 1, sha256: '' }],
    files: { a: file },
    info: { title: 't', id: 'i', createdAt: new Date(0) },
  });

/** Whether the square is there, as PDFium draws the file: it takes the groups of a file without settings for on. */
const isDrawn = async (file: Uint8Array) => (await pixelAt(file, 0, 77.6, 98.7)).some((value) => value < 200);

/** In the book the square is there or not, and nothing is left by which a program could decide otherwise. */
async function expectPrinted(file: Uint8Array, visible: boolean) {
  const book = await bookOf(file);
  expect(await isDrawn(book)).toBe(visible);
  expect(await isDrawn(await withoutOptionalContent(file))).toBe(visible);
  expect((await lookAtPlaced(file, 'page')).differing).toEqual([]);
  expect(await marksWithPdfium(book)).not.toContain('OC');
  expect(await everythingIn(book)).not.toMatch(/\/OC\b|\/OCG\b|\/OCMD\b|\/OCGs|OCProperties/);
}

describe('content of a membership dictionary prints as readers show it', () => {
  test.each([
    [{ OCGs: ['on', 'off'], P: 'AnyOn' }, true],
    [{ OCGs: ['off', 'off2'], P: 'AnyOn' }, false],
    [{ OCGs: ['on', 'on2'], P: 'AllOn' }, true],
    [{ OCGs: ['on', 'off'], P: 'AllOn' }, false],
    [{ OCGs: ['on', 'off'], P: 'AnyOff' }, true],
    [{ OCGs: ['on', 'on2'], P: 'AnyOff' }, false],
    [{ OCGs: ['off', 'off2'], P: 'AllOff' }, true],
    [{ OCGs: ['on', 'off'], P: 'AllOff' }, false],
    [{ OCGs: ['off', 'on'] }, true],
    [{ OCGs: ['off'] }, false],
    [{ OCGs: [] }, true],
    [{ OCGs: [null, 'off'], P: 'AllOff' }, true],
    [{ OCGs: [null, 'on'], P: 'AnyOff' }, false],
    [{ OCGs: [null] }, true],
    [{ VE: ['Not', 'off'] }, true],
    [{ VE: ['Not', 'on'] }, false],
    [{ VE: ['And', 'on', ['Not', 'off']] }, true],
    [{ VE: ['And', 'on', ['Not', ['Or', 'off', 'on2']]] }, false],
    [{ VE: ['Or', 'off', ['And', 'on', ['Not', ['And', 'on', 'off']]]] }, true],
    [{ VE: ['Not', 'off'], OCGs: ['off'], P: 'AllOn' }, true],
  ])('%j: %j', async (membership, visible) => {
    const file = await marked(membership);
    // The second opinion, before any of it is removed.
    expect(await isDrawn(file)).toBe(visible);
    await expectPrinted(file, visible);
  });

  test.each([
    [{ OCGs: 'off', P: 'AllOff' }, true],
    [{ OCGs: 'off', P: 'AnyOff' }, true],
    [{ OCGs: 'on', P: 'AllOff' }, false],
    [{ OCGs: 'on' }, true],
  ])('%j, whose only group is not in an array: %j', async (membership, visible) =>
    expectPrinted(await marked(membership), visible),
  );
});

describe.each(places)('within a %s', (place) => {
  test.each([
    ['off', false],
    ['on', true],
    [{ OCGs: ['off', 'off2'], P: 'AllOff' }, true],
    [{ OCGs: ['on', 'off'], P: 'AllOn' }, false],
    [{ VE: ['And', 'on', ['Not', 'off']] }, true],
  ] as const)('%j: %j', async (membership, visible) =>
    expectPrinted(await marked(membership as never, { place }), visible),
  );
});

describe('the default settings decide', () => {
  const anyOff = { OCGs: ['on', 'on2'], P: 'AllOff' };
  test.each([
    ['all off', 'on', { BaseState: 'OFF' }, false],
    ['all off, what is drawn while they are', anyOff, { BaseState: 'OFF' }, true],
    ['all off but one', 'on', { BaseState: 'OFF', ON: ['on'] }, true],
    ['all on but one', 'on', { BaseState: 'ON', OFF: ['on'] }, false],
    ['the intent of the group is not that of the settings', 'off', { Intent: 'Design' }, true],
    ['every intent counts', 'off', { Intent: 'All' }, false],
    ['one of several intents counts', 'off', { Intent: ['Design', 'View'] }, false],
    ['no intent counts', 'off', { Intent: [] }, true],
  ] as const)('%s', async (_, membership, settings, visible) =>
    expectPrinted(await marked(membership as never, { settings }), visible),
  );

  const usage =
    (kind: string, state: string, event = kind): Marked =>
    (mark, page, doc) => {
      named(mark, page, doc);
      const group = doc.context.lookup(mark) as PDFDict;
      group.set(name('Usage'), doc.context.obj({ [kind]: { [`${kind}State`]: state } }));
      const settings = doc.catalog.lookup(name('OCProperties')) as PDFDict;
      const AS = [{ Event: event, Category: [kind], OCGs: [mark] }];
      (settings.lookup(name('D')) as PDFDict).set(name('AS'), doc.context.obj(AS as never));
    };
  test.each([
    ['shown, not printed', 'on', usage('Print', 'OFF'), false],
    ['printed, not shown', 'off', usage('Print', 'ON'), true],
    ['not shown as the usage for viewing says', 'on', usage('View', 'OFF'), false],
    ['not printed as the usage for export says', 'on', usage('Export', 'OFF', 'Print'), false],
    ['on, off in an export', 'on', usage('Export', 'OFF'), true],
  ] as const)('%s', async (_, group, put, visible) => expectPrinted(await marked(group, { put }), visible));
});

test.each([
  ['off', false],
  ['on', true],
  [{ OCGs: ['off', 'off2'], P: 'AllOff' }, true],
  [{ VE: ['Not', 'on'] }, false],
] as const)('a form that is assigned to %j as a whole: %j', async (membership, visible) => {
  const put: Marked = (mark, page) => {
    const forms = (page.lookup(name('Resources')) as PDFDict).lookup(name('XObject')) as PDFDict;
    (forms.lookup(name('Fm')) as unknown as { dict: PDFDict }).dict.set(name('OC'), mark);
  };
  const file = await marked(membership as never, { place: 'form', put, content: 'SQUARE' });
  expect(await isDrawn(file)).toBe(visible);
  await expectPrinted(file, visible);
});

test('marks within marks are removed in pairs, others stay', async () => {
  const content = '/Span BMC /OC /M BDC /Layer /M BDC SQUARE EMC EMC /OC /M DP EMC';
  const file = await marked({ OCGs: ['off'], P: 'AllOff' }, { content });
  await expectPrinted(file, true);
  expect(await marksWithPdfium(await bookOf(file))).toEqual(['Span']);
});

test('a file without settings of groups prints with everything that its marks assign to groups', async () => {
  const put: Marked = (mark, page, doc) => {
    named(mark, page, doc);
    doc.catalog.delete(name('OCProperties'));
  };
  await expectPrinted(await marked({ OCGs: ['on'], P: 'AllOff' }, { put }), true);
});

test('an annotation is shown in the pictures while its group is on', async () => {
  const stamp =
    (membership: string): Marked =>
    (mark, page, { context }) => {
      const look = context.register(
        context.stream('/OC /M BDC 0 1 1 0 k 0 0 40 40 re f EMC', {
          ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 40, 40] },
          Resources: { Properties: { M: mark } },
        } as never),
      );
      const own = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [200, 100, 240, 140], AP: { N: look } };
      page.set(name('Annots'), context.obj([membership === 'own' ? { ...own, OC: mark } : own] as never));
    };
  for (const where of ['own', 'look'])
    for (const [P, visible] of [
      ['AllOff', true],
      ['AllOn', false],
    ] as const) {
      const file = await marked({ OCGs: ['off'], P }, { put: stamp(where), content: '' });
      expect(await isDrawn(await withoutOptionalContent(file))).toBe(visible);
    }
});

test('hidden drawn letters paint nothing, and what follows them keeps its position', async () => {
  const resources = (doc: PDFDocument) => {
    const { context, catalog } = doc;
    const off = context.register(context.obj({ Type: 'OCG' }));
    catalog.set(name('OCProperties'), context.obj({ OCGs: [off], D: { OFF: [off] } }));
    const font = context.register(
      context.obj({
        ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 1, 1], FontMatrix: [1, 0, 0, 1, 0, 0] },
        ...{ FirstChar: 97, LastChar: 97, Widths: [1] },
        Encoding: { Type: 'Encoding', Differences: [97, 'a'] },
        CharProcs: { a: context.register(context.stream('1 0 0 0 1 1 d1 0 0 1 1 re f')) },
      } as never),
    );
    const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
    return {
      Properties: { L: off },
      Font: { T3: font, H: helvetica },
      ExtGState: { Set: { Font: [font, 10] } },
    };
  };
  const at = async (content: string) => {
    const file = await withoutOptionalContent(await drawnPage(content, resources));
    // 20 mm from the left, in the middle of the letter that follows two of 10 pt at 40 pt.
    const seen = await Promise.all([15, 18.5, 22.5].map((x) => pixelAt(file, 0, x, 33.5)));
    return seen.map(([red]) => red < 128);
  };
  const follows = '/OC /L BDC (aa) Tj EMC (a) Tj ET';
  expect(await at(`BT 40 0 Td /T3 10 Tf ${follows}`)).toEqual([false, false, true]);
  expect(await at(`/Set gs BT 40 0 Td ${follows}`)).toEqual([false, false, true]);
  expect(await at(`/T3 10 Tf q /H 10 Tf Q BT 40 0 Td ${follows}`)).toEqual([false, false, true]);
});
