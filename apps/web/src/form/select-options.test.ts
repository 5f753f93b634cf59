import { describe, expect, it } from 'vitest';
import { MAX_SHOWN, shownOptions } from './select-options.ts';

const more = (count: number) => `${count} weitere`;
const regions = Array.from({ length: 120 }, (_, index) => ({
  value: index + 1,
  label: `Region ${index + 1}`,
}));

describe('the options of a select', () => {
  it('are limited to fifty, and the rest is counted', () => {
    const shown = shownOptions(regions, '', more);
    expect(shown).toHaveLength(MAX_SHOWN + 1);
    expect(shown.at(-1)).toMatchObject({ label: '70 weitere', disabled: true });
  });

  it('are filtered regardless of case and accents', () => {
    const options = [
      { value: 1, label: 'Räuschling' },
      { value: 2, label: 'Rauschen' },
      { value: 3, label: 'Müller' },
    ];
    expect(
      shownOptions(options, 'RAUSCH', more).map((entry) => ('label' in entry ? entry.label : '')),
    ).toEqual(['Räuschling', 'Rauschen']);
  });

  it('are found by what else they are called, which is not shown', () => {
    const options = [
      { value: 1, label: 'Waadt', words: 'Vaud VD' },
      { value: 2, label: 'Wallis', words: 'Valais VS' },
    ];
    expect(shownOptions(options, 'valais', more)).toEqual([
      { value: '2', label: 'Wallis', disabled: undefined },
    ]);
  });

  it('begin with those that begin with what was typed', () => {
    const sizes = ['100 cl', '150 cl', '20 cl', '50 cl'].map((label, value) => ({ value, label }));
    const found = (typed: string) =>
      shownOptions(sizes, typed, more).map((entry) => ('label' in entry ? entry.label : ''));
    expect(found('50')).toEqual(['50 cl', '150 cl']);
    expect(found('0 c')).toEqual(['100 cl', '150 cl', '20 cl', '50 cl']);
  });

  it('go on with those that are called so otherwise, before those that have it within a word', () => {
    const options = [
      { value: 1, label: 'Mendoza', group: 'Argentinien', words: 'Argentine' },
      { value: 5, label: 'Aosta', group: 'Optik' },
      { value: 2, label: 'Zürich', group: 'Schweiz', words: 'Zurich ZH' },
      { value: 3, label: 'Tessin', group: 'Schweiz', words: 'Ticino TI' },
      { value: 4, label: 'Tirol', group: 'Österreich' },
    ];
    const found = (typed: string) =>
      shownOptions(options, typed, more)
        .flatMap((entry) => ('items' in entry ? entry.items : []))
        .map(({ label }) => label);
    expect(found('TI')).toEqual(['Tirol', 'Tessin', 'Mendoza', 'Aosta']);
    expect(found('tic')).toEqual(['Tessin']);
    expect(found('zh')).toEqual(['Zürich']);
  });

  it('are found by their group and listed under it', () => {
    const options = [
      { value: 1, label: 'L-12', group: 'Linth, Hauptdeck' },
      { value: 2, label: 'L-14', group: 'Linth, Hauptdeck' },
      { value: 3, label: 'H-03', group: 'Helvetia' },
    ];
    expect(shownOptions(options, 'linth', more)).toEqual([
      {
        group: 'Linth, Hauptdeck',
        items: [
          { value: '1', label: 'L-12', disabled: undefined },
          { value: '2', label: 'L-14', disabled: undefined },
        ],
      },
    ]);
  });
});
