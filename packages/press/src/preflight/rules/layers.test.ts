import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDict, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { aLogo, anAd } from '../../testing/sample-run.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const withGroup = (settings: Record<string, unknown>, own: Record<string, unknown> = {}) =>
  hideIn('page', { content: '' }, (_, { context, catalog }) => {
    const group = context.register(context.obj({ Type: 'OCG', ...own } as never));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: {}, ...settings } as never));
  });

test.each([
  ['without optional content', () => hideIn('page', { content: '' }), [], []],
  ['with an optional content group that is on', () => withGroup({}), [], []],
  ['with alternative settings', () => withGroup({ Configs: [{ Name: 'B' }] }), ['error'], ['error']],
  [
    'with an optional content group that is off and has nothing',
    () => withGroup({ D: { BaseState: 'OFF' } }),
    [],
    [],
  ],
  [
    'with content in an optional content group that is off',
    async () => oddSpecimen.hiddenGroup(await adSpecimen({ ...anAd, seed: 4 }), '1 0 0 rg'),
    ['warning'],
    ['error'],
  ],
  [
    'with a print state that no usage application uses',
    () => withGroup({}, { Usage: { Print: { PrintState: 'OFF' } } }),
    [],
    [],
  ],
])('a file %s', async (_, make, ad, logo) => {
  const bytes = await make();
  expect(await verdict(bytes, 'LAYERS')).toEqual(ad);
  expect(await verdict(bytes, 'LAYERS', 'logo')).toEqual(logo);
});

test('a hidden optional content group is not printed, so its content is not judged', async () => {
  const bytes = await oddSpecimen.hiddenGroup(await adSpecimen({ ...anAd, seed: 4 }), '1 0 0 rg');
  expect(await findingsOf(bytes, 'COL-RGB')).toEqual([]);
  expect(await findingsOf(bytes, 'LAYERS')).toMatchObject([
    { severity: 'warning', params: { variant: 'layerHidden' } },
  ]);
});

test.each([
  [['Not', 'on'], []],
  [['Not', 'off'], ['error']],
  [['And', 'on', 'off'], []],
  [['Or', 'on', 'off'], ['error']],
  [['And', 'on', ['Not', 'off']], ['error']],
] as const)('what is shown by the expression %j is judged: %j', async (expression, expected) => {
  const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
  const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
    const groups = {
      on: context.register(context.obj({ Type: 'OCG' })),
      off: context.register(context.obj({ Type: 'OCG' })),
    };
    const written = (part: unknown): never =>
      (Array.isArray(part)
        ? context.obj(part.map(written))
        : (groups[part as 'on'] ?? PDFName.of(part as string))) as never;
    const settings = { OCGs: Object.values(groups), D: { OFF: [groups.off] } };
    catalog.set(PDFName.of('OCProperties'), context.obj(settings as never));
    const resources = page.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(
      PDFName.of('Properties'),
      context.obj({ M: { Type: 'OCMD', VE: written(expression) } } as never),
    );
  });
  expect(await verdict(bytes, 'COL-RGB')).toEqual(expected);
});

test('what is visible only while an optional content group is off is reported as hidden', async () => {
  const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
  const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
    const group = context.register(context.obj({ Type: 'OCG' }));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: {} }));
    const resources = page.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(PDFName.of('Properties'), context.obj({ M: { Type: 'OCMD', OCGs: group, P: 'AllOff' } }));
  });
  expect(await verdict(bytes, 'LAYERS')).toEqual(['warning']);
  expect(await verdict(bytes, 'COL-RGB')).toEqual([]);
});

test.each([
  ['on, printed off', 'Print', [], 'OFF', ['warning'], []],
  ['off, printed on', 'Print', ['OFF'], 'ON', ['warning'], ['error']],
  ['on, printed on', 'Print', [], 'ON', [], ['error']],
  ['on, off in an export', 'Export', [], 'OFF', [], ['error']],
] as const)(
  'an optional content group that is displayed %s, is judged as it prints',
  async (_, Event, off, PrintState, reported, judged) => {
    const content = '/OC /M BDC 1 0 0 rg 9 9 9 9 re f EMC';
    const bytes = await hideIn('page', { content }, (page, { context, catalog }) => {
      const group = context.register(context.obj({ Type: 'OCG', Usage: { Print: { PrintState } } }));
      const AS = [{ Event, Category: ['Print'], OCGs: [group] }];
      const settings = { OCGs: [group], D: { AS, OFF: off.map(() => group) } };
      catalog.set(PDFName.of('OCProperties'), context.obj(settings));
      page.lookup(PDFName.of('Resources'), PDFDict).set(PDFName.of('Properties'), context.obj({ M: group }));
    });
    expect(await verdict(bytes, 'LAYERS')).toEqual(reported);
    expect(await verdict(bytes, 'COL-RGB')).toEqual(judged);
  },
);

test('a logo whose layers are all on has no error', async () => {
  const logo = await oddSpecimen.optionalGroup(await logoSpecimen({ ...aLogo, seed: 1 }), {
    ...{ seen: true, printed: true },
  });
  expect(await findingsOf(logo, undefined, 'logo')).toEqual([]);
});
