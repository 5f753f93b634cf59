import { expect, it } from 'vitest';
import { compareNames, indexLetter } from './name-order.ts';
import { orderedNames } from './ordered-names.cases.ts';

it('has names in the order in which people look for them', () => {
  expect([...orderedNames].reverse().sort(compareNames)).toEqual(orderedNames);
});

it('leaves out leading signs, dashes and what nobody sees', () => {
  expect(['Nb', '-Na', '– Nc', '\u200BNd'].sort(compareNames)).toEqual(['-Na', 'Nb', '– Nc', '\u200BNd']);
  expect(['–', '', '+ +'].map(indexLetter)).toEqual(['#', '#', '#']);
});
