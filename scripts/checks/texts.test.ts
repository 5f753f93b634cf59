import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTexts } from './texts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-texts-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

describe('the texts of error codes', () => {
  const contracts = `export const errorCodes = ['page.released', 'wine.duplicate'];
    export const validationKeys = ['validation.min'];`;
  const texts = (language: string, errors: object, ui: object) =>
    `export const ${language} = ${JSON.stringify({ errors, validation: { 'validation.min': 'x' }, ui })};`;
  const errors = { 'page.released': 'a', 'wine.duplicate': 'b' };

  const french = (ui: object) => texts('fr', errors, ui);

  async function messages(german: string, english: string, other = french({})): Promise<string[]> {
    write({
      'packages/contracts/src/errors.ts': contracts,
      'apps/web/src/locales/de/index.ts': german,
      'apps/web/src/locales/en/index.ts': english,
      'apps/web/src/locales/fr/index.ts': other,
    });
    return (await checkTexts(root)).map((finding) => finding.message);
  }

  test('pass when every language has all of them', async () => {
    expect(
      await messages(
        texts('de', errors, { a: '{{n}} A' }),
        texts('en', errors, { a: 'A {{n}}' }),
        french({ a: 'A\u202f: «\u202f{{n}}\u202f»\u202f? À 12:30' }),
      ),
    ).toEqual([]);
  });

  test('fail for French that lacks a key or is not set as French is', async () => {
    const german = texts('de', errors, { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' });
    const english = texts('en', errors, { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' });
    const manual = { title: 'Guide', chapters: [{ blocks: [{ list: ['telles quelles ; nommées'] }] }] };
    write({
      'packages/manual/src/text/exhibitor-fr.ts': `export const exhibitorFr = ${JSON.stringify(manual)};`,
    });
    const set = { a: "l'or", b: 'oui ?', c: '« c\u202f»', e: 'Remarque\u202f' };
    const found = await messages(german, english, french(set));
    expect(found).toEqual([
      'lacks “ui › d”, which German has.',
      '“ui › a” has a straight apostrophe; write ’.',
      '“ui › b” lacks a narrow no-break space (U+202F) at ; : ! ? % « or ».',
      '“ui › c” lacks a narrow no-break space (U+202F) at ; : ! ? % « or ».',
      '“ui › e” ends with a narrow no-break space; what is put behind it brings its own.',
      '“exhibitorFr › chapters › 0 › blocks › 0 › list › 0” lacks a narrow no-break space (U+202F) at ; : ! ? % « or ».',
    ]);
  });

  test('let a French singular show the number, because it is said of none too', async () => {
    const ui = { a_one: 'Ein Wein', a_other: '{{n}} Weine' };
    const shown = { a_one: '{{n}} vin', a_other: '{{n}} vins' };
    const found = await messages(texts('de', errors, ui), texts('en', errors, shown), french(shown));
    expect(found).toEqual(['“ui › a_one” names n, German names nothing.']);
  });

  test('fail for a code without text and a text without code', async () => {
    const found = await messages(
      texts('de', { ...errors, 'wine.old': 'c' }, {}),
      texts('en', { 'page.released': 'a' }, {}),
    );
    expect(found.join('\n')).toContain('has no text for wine.duplicate');
    expect(found.join('\n')).toContain('has a text for wine.old');
  });

  test('fail for a missing key, another placeholder, an empty text and an ß', async () => {
    const german = texts('de', errors, { a: '{{n}} Weine', b: 'Strasse', c: 'groß', d: '' });
    const english = texts('en', errors, { a: '{{count}} {{m}} wines', c: 'big', d: 'x', e: 'more' });
    const found = (await messages(german, english)).join('\n');
    expect(found).toContain('“ui › a” names m, German names n');
    expect(found).toContain('lacks “ui › b”');
    expect(found).toContain('lacks “ui › e”');
    expect(found).toContain('“ui › c” has an ß');
    expect(found).toContain('“ui › d” is empty');
  });
});
