import { expect, it } from 'vitest';
import { readEmail, readPhone, readStreet, readZip, splitAddress, splitTown } from './address.rules.ts';

it.each([
  ['Seestrasse 12', 'Seestrasse', '12'],
  ['Seestrasse 12 a', 'Seestrasse', '12 a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Rue du Lac 3 bis', 'Rue du Lac', '3 bis'],
  ['12, rue du Lac', 'rue du Lac', '12'],
  ['3 bis chemin des Vignes', 'chemin des Vignes', '3 bis'],
  ['Dorfstrasse 12-14', 'Dorfstrasse', '12-14'],
  ['Quai 4b/c', 'Quai', '4b/c'],
])('«%s» is a street and its number', (text, street, number) => {
  expect(readStreet(text)).toEqual({ are: { street, number } });
});

it.each(['Unterdorf', 'Schloss Goldegg', 'Postfach', '3 Eichen', 'Platz des 4. Juli'])(
  '«%s» is a street alone',
  (text) => {
    expect(readStreet(text)).toEqual({ is: text });
  },
);

it.each([
  ['8700 Küsnacht ZH', { zip_code: '8700', city: 'Küsnacht ZH' }],
  ['CH-1003 Lausanne', { zip_code: '1003', city: 'Lausanne' }],
  ['D - 79100 Freiburg i. Br.', { zip_code: '79100', city: 'Freiburg i. Br.' }],
  ['Bern', { city: 'Bern' }],
])('«%s» is a town', (text, parts) => {
  expect(splitTown(text)).toEqual(parts);
});

it.each([
  [
    'Seestrasse 12, 8700 Küsnacht',
    { street: 'Seestrasse', number: '12', zip_code: '8700', city: 'Küsnacht' },
  ],
  [
    'Seestrasse 12\n8700 Küsnacht\nSchweiz',
    { street: 'Seestrasse', number: '12', zip_code: '8700', city: 'Küsnacht' },
  ],
  [
    '12, rue du Lac, 1003 Lausanne',
    { street: 'rue du Lac', number: '12', zip_code: '1003', city: 'Lausanne' },
  ],
  ['8700 Küsnacht', { zip_code: '8700', city: 'Küsnacht' }],
  ['Unterdorf', { street: 'Unterdorf' }],
])('«%s» is a whole address', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts);
});

it.each([
  ['Info@Steg.CH', { is: 'info@steg.ch' }],
  ['Anna Muster <anna@steg.ch>', { is: 'anna@steg.ch' }],
  ['mailto:anna@steg.ch', { is: 'anna@steg.ch' }],
  ['a@steg.ch; b@steg.ch', { unknown: true, suggestions: ['a@steg.ch', 'b@steg.ch'] }],
  ['keine', { is: 'keine' }],
])('«%s» is read as an address of mail', (text, value) => {
  expect(readEmail(text)).toEqual(value);
});

it('takes the country from a postcode and the word from a telephone number', () => {
  expect([readZip('CH-8700'), readZip('8700')]).toEqual([{ is: '8700' }, { is: '8700' }]);
  expect([readPhone('Tel.: 044 123 45 67'), readPhone('Natel 079 1')]).toEqual([
    { is: '044 123 45 67' },
    { is: '079 1' },
  ]);
});

it('reads the longest cells, whatever they are made of', () => {
  const hostile = [' ', ',', '1', 'a ', '1 ', '<', '@', 'a@b.c,'].map((one) =>
    `a${one.repeat(999)}`.slice(0, 1000),
  );
  // What took more than a straight look at each letter would not end before the test does.
  for (let n = 0; n < 400; n += 1)
    for (const text of hostile) {
      readStreet(text);
      splitAddress(text);
      readPhone(text);
      readEmail(text);
    }
  expect(readEmail(hostile.at(-1) ?? '')).toMatchObject({ suggestions: ['aa@b.c', 'a@b.c'] });
});
