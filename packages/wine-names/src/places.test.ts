import { describe, expect, it } from 'vitest';
import { grapeNames } from './grapes.ts';
import { type Place, places, readPlaces } from './places.ts';

const chain = (place: Place | null): string[] => (place ? [place.de, ...chain(place.within)] : []);
const called = (name: string) =>
  places.filter(({ de, fr, en, others }) => [de, fr, en, ...others].includes(name));

/** What remains when case, accents, blanks and signs do not count. */
const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]/gu, '');

describe('a place', () => {
  it('lies in its region, that in its country', () => {
    const read = readPlaces(
      '# Land\n= Region | Région\nDorf, Weiler\n== Teil | Partie | Part | Teilchen\nHof\n= Andere',
    );
    expect(read.map(chain)).toEqual([
      ['Land'],
      ['Region', 'Land'],
      ['Dorf', 'Region', 'Land'],
      ['Weiler', 'Region', 'Land'],
      ['Teil', 'Region', 'Land'],
      ['Hof', 'Teil', 'Region', 'Land'],
      ['Andere', 'Land'],
    ]);
    expect(read[1]).toMatchObject({ rank: 'region', fr: 'Région', en: 'Region', others: [] });
    expect(read[4]?.others).toEqual(['Teilchen']);
  });

  it('is known by its name in other languages', () => {
    expect(called('Dézaley').map(chain)).toEqual([['Dézaley', 'Waadt', 'Schweiz']]);
    expect(called('Vaud').map(({ rank }) => rank)).toEqual(['region']);
  });

  it('is named once in its region, and a region once in its country', () => {
    const seen = places.map((place) => chain(place).join(' < '));
    expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
  });
});

describe('a grape variety', () => {
  it('has one entry, and no synonym is the name of another one', () => {
    const names = grapeNames.map(({ de }) => de);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const clashes = grapeNames.flatMap(({ de, others }) =>
      others.filter((other) => names.includes(other) && other !== de).map((other) => `${de}: ${other}`),
    );
    expect(clashes).toEqual([]);
  });

  it('has no name or synonym that stands at another one', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { de, fr, en, others } of grapeNames)
      for (const key of new Set([de, fr, en, ...others].map(nameKey))) {
        const owner = owners.get(key);
        if (owner !== undefined) twice.push(`${key}: ${owner}, ${de}`);
        owners.set(key, de);
      }
    expect(twice).toEqual([]);
  });
});
