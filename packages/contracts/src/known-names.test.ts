import { describe, expect, it } from 'vitest';
import { synonymsOf, waysToWrite } from './known-names.ts';

describe('a name that people use', () => {
  it.each([
    ['Genève', 'genf'],
    ['Geneva', 'genf'],
    ['Ticino', 'tessin'],
    ['Toscana', 'toskana'],
    ['Tuscany', 'toskana'],
    ['Bourgogne', 'burgund'],
    ['Vaud', 'waadt'],
    ['VD', 'waadt'],
    ['Valais', 'wallis'],
    ['blanc', 'weisswein'],
    ['Fendant', 'chasselas'],
  ])('is the one of the reference data: %s is %s', (typed, name) => {
    expect([...waysToWrite(typed), ...synonymsOf(typed)]).toContain(name);
  });

  it('is nothing else where nobody calls it otherwise', () => {
    expect(synonymsOf('Steinfels')).toEqual([]);
    expect(waysToWrite('Steinfels')).toEqual(['steinfels']);
  });
});
