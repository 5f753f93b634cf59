import { describe, expect, it } from 'vitest';

/** The source of every part of the screens. */
const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Only «Abbrechen» itself: nothing is done there but waiting for one's turn. */
const ALONE = ['../features/session/components/line-notice.tsx'];

const CANCEL = '$.ui.cancel)';
const OPENED = /<(?:Button|SubmitButton|FormButtons)\b/;
const GROUP = /<(?:Group|div|FormButtons|section|form)\b/g;

/** What stands before and after each button that says «Abbrechen», within the row of buttons that it is in. */
const rowsOf = (source: string) =>
  [...source.matchAll(/<Button\b(?:(?!<\/Button>)[\s\S])*?<\/Button>/g)]
    .filter(([button]) => button.includes(CANCEL))
    .map(({ index, 0: button }) => {
      const above = source.slice(0, index);
      const after = source.slice(index + button.length).trimStart();
      return { before: above.slice([...above.matchAll(GROUP)].at(-1)?.index ?? 0), after };
    });

const rows = Object.entries(sources)
  .filter(([file]) => !ALONE.includes(file))
  .flatMap(([file, source]) => rowsOf(source).map((row) => ({ file, ...row })));

describe('in a row of buttons', () => {
  it('the deed comes first', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ before }) => !OPENED.test(before)).map(({ file }) => file)).toEqual([]);
  });

  it('«Abbrechen» is the last', () => {
    // The next is the end of the row, of a condition or of the part.
    expect(rows.filter(({ after }) => !/^(?:<\/|\)\}\s*<\/)/.test(after)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
