import { nameKey } from '@rebblatt/contracts';
import { grapeNames } from '@rebblatt/wine-names';
import { expect, it } from 'vitest';
import { grapesOfLists } from '../../testing/grapes-of-lists.ts';
import { NameList } from './name-list.rules.ts';
import { grapeWords } from './synonyms.rules.ts';

const rows = grapeNames.map(({ de, fr, en }, index) => ({ id: index + 1, name: de, others: [fr, en] }));
const list = new NameList(rows, { left: 10_000 }, grapeWords);

it('what foreign lists call a grape leads to its variety', () => {
  const wrong = grapesOfLists.flatMap(({ word, variety, ...from }) => {
    const found = list.find(word);
    const name = 'is' in found ? found.is.name : null;
    return nameKey(name ?? '') === nameKey(variety) ? [] : [{ ...from, word, variety, name }];
  });
  expect(wrong).toEqual([]);
});
