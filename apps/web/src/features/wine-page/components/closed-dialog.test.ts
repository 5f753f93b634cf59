import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { notTaken } from './closed-dialog.tsx';
import type { PageContent } from './content.rules.ts';
import type { Edit } from './editing.ts';
import { categoryKey, FOOTER, NEW_CATEGORY, priceKey } from './typed.ts';

const wine = { id: 5, wine: 'Räuschling', year: 2024, bottle_sizes: [{ bottle_size_id: 2, size: '75 cl' }] };
const content = {
  page: { id: 1 },
  categories: [{ id: 9, category: 'Weissweine', wines: [wine] }],
} as unknown as PageContent;

const lines = (typed: Record<string, string>, ...lost: Edit[]) =>
  notTaken(i18next.t, content, typed, lost).map(({ label, text }) => `${label}|${text}`);

describe('what was not stored because the collection ended', () => {
  it('contains every text in the order of the page, as it was typed', () => {
    const typed = {
      [FOOTER]: 'Ab Hof.',
      [NEW_CATEGORY]: 'Halbe',
      [priceKey(5, 2)]: '31.9',
      [categoryKey(9)]: 'Weisse',
    };
    expect(lines(typed)).toEqual([
      'Name der Kategorie Weissweine|Weisse',
      'Preis von Räuschling 2024 für 75 cl in CHF|31.9',
      'Neue Kategorie|Halbe',
      'Fusszeile|Ab Hof.',
    ]);
  });

  it('contains a text that was being sent only once, as it was last typed', () => {
    const sent: Edit = { name: 'changePage', args: [{ footer: 'Ab' }, { footer: 'Ab' }] };
    expect(lines({}, sent)).toEqual(['Fusszeile|Ab']);
    expect(lines({ [FOOTER]: 'Ab Hof.' }, sent)).toEqual(['Fusszeile|Ab Hof.']);
  });

  it.each<[what: string, edit: Edit, line: string]>([
    [
      'a price',
      { name: 'changePrice', args: [5, { id: 2 }, 24.5] },
      'Preis von Räuschling 2024 für 75 cl in CHF|24.50',
    ],
    ['an added wine', { name: 'addWine', args: [9, wine] }, 'Wein zu Weissweine hinzufügen|Räuschling 2024'],
    ['a removed wine', { name: 'removeWine', args: [5] }, 'Räuschling 2024 von der Seite nehmen|'],
    ['a moved wine', { name: 'moveWineInto', args: [5, 9] }, 'Räuschling 2024 verschieben|'],
    ['a stand', { name: 'changePage', args: [{ stand_id: 4 }, { stand: { stand: 'Z-04' } }] }, 'Stand|Z-04'],
    ['a switch', { name: 'changePage', args: [{ active: 0 }, { active: 0 }] }, 'Seite aktiv|nein'],
    [
      'bottle sizes',
      { name: 'changeSizes', args: [9, { bottle_size1: { size: '75 cl' }, bottle_size2: null }] },
      'Flaschengrössen von Weissweine|75 cl',
    ],
    ['a category', { name: 'deleteCategory', args: [9] }, 'Kategorie Weissweine löschen|'],
  ])('is %s', (_what, edit, line) => {
    expect(lines({}, edit)).toEqual([line]);
  });
});
