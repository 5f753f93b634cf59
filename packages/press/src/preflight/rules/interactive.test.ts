import { PDFName, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
const catalogue = (entries: Record<string, unknown>) =>
  hideIn('page', { content: '' }, (_, { context, catalog }) => {
    for (const [key, value] of Object.entries(entries))
      catalog.set(PDFName.of(key), context.obj(value as never));
  });
const annotated = (annotation: Record<string, unknown>) =>
  hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('Annots'),
      context.obj([{ Type: 'Annot', Rect: [50, 50, 90, 90], ...annotation }] as never),
    ),
  );

describe('a file', () => {
  test.each([
    ['without any of it', {}, []],
    ['with a named script', { Names: { JavaScript: { Names: [PDFString.of('a'), script] } } }, ['error']],
    ['with scripts deeper in the name tree', { Names: { JavaScript: { Kids: [{ Names: [] }] } } }, ['error']],
    [
      'with empty name trees for scripts and attachments',
      { Names: { JavaScript: { Names: [] }, EmbeddedFiles: {} } },
      [],
    ],
    ['with a script that runs when it is opened', { OpenAction: script }, ['error']],
    ['that starts a program', { OpenAction: { S: 'Launch', F: PDFString.of('calc') } }, ['error']],
    ['with a script after a harmless action', { OpenAction: { S: 'GoTo', Next: [script] } }, ['error']],
    ['that opens at a page', { OpenAction: [null, 'Fit'] }, []],
    ['with attachments', { Names: { EmbeddedFiles: { Names: [PDFString.of('a'), {}] } } }, ['error']],
    ['with associated files', { AF: [{ Type: 'Filespec' }] }, ['error']],
    ['with additional actions', { AA: { WC: script } }, ['error']],
    ['with an XFA form', { AcroForm: { XFA: [], Fields: [] } }, ['error']],
  ])('%s', async (_, entries, expected) => {
    expect(await verdict(await catalogue(entries), 'INTERACTIVE')).toEqual(expected);
  });
});

test.each([
  ['off', ['warning']],
  ['on', ['error']],
])('a stamp of an optional content group that is %s is judged as it is seen: %j', async (state, expected) => {
  const bytes = await hideIn('page', { content: '' }, (page, { context, catalog }) => {
    const group = context.register(context.obj({ Type: 'OCG' }));
    const settings = { OFF: state === 'off' ? [group] : [] };
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: settings }));
    const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [50, 50, 90, 90], OC: group, F: 4 };
    page.set(PDFName.of('Annots'), context.obj([stamp]));
  });
  expect(await verdict(bytes, 'INTERACTIVE')).toEqual(expected);
});

describe('an annotation', () => {
  test.each([
    ['Widget', { F: 4 }, ['error']],
    ['FreeText', { F: 4 }, ['error']],
    ['Stamp', { F: 4 }, ['error']],
    ['Stamp', {}, ['warning']],
    ['FreeText', { F: 1 }, ['warning']],
    ['Widget', { F: 6 }, []],
    ['Widget', { F: 4, Rect: [700, 50, 720, 90] }, []],
    ['Movie', {}, ['error']],
    ['FileAttachment', {}, ['error']],
    ['Link', {}, ['warning']],
    ['Link', { A: { S: 'URI', URI: PDFString.of('https://rebhof.example') } }, ['warning']],
    ['Link', { A: script }, ['error']],
    ['Link', { A: { S: 'Launch' } }, ['error']],
    ['Popup', {}, ['warning']],
    ['TrapNet', {}, []],
  ])('of type %s with %j reports %j', async (Subtype, entries, expected) => {
    expect(await verdict(await annotated({ Subtype, ...entries }), 'INTERACTIVE')).toEqual(expected);
  });
});

test('an action that refers to itself as the next one does not loop forever', async () => {
  const bytes = await hideIn('page', { content: '' }, (_, { context, catalog }) => {
    const ref = context.nextRef();
    context.assign(ref, context.obj({ S: 'GoTo', Next: ref }));
    catalog.set(PDFName.of('OpenAction'), ref);
  });
  expect(await verdict(bytes, 'INTERACTIVE')).toEqual([]);
});
