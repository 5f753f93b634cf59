import type { OwnPageState } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { newsOf } from './page-news.words.ts';

const page = { id: 1, position: 3, state: 'released', active: 1, comment: null } satisfies OwnPageState;

it.each<[string, Partial<OwnPageState>, object | undefined]>([
  ['is accepted', { state: 'accepted' }, { tone: 'success', key: 'accepted' }],
  ['is rejected', { state: 'rejected' }, { tone: 'danger', key: 'rejected' }],
  ['is a draft again', { state: 'draft' }, { tone: 'info', key: 'draft' }],
  ['is not printed', { active: 0 }, { tone: 'info', key: 'off' }],
  ['has another remark', { comment: 'Schön.' }, undefined],
])('a page that %s', (_, change, news) => {
  expect(newsOf(page, { ...page, ...change })).toEqual(news);
});
