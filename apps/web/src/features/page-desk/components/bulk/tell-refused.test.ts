import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { withDecideTexts } from '../../../../lib/i18n.ts';
import { questionStore } from '../../../../ui/confirm-store.ts';
import { tellRefused } from './tell-refused.tsx';

beforeAll(() => withDecideTexts(Promise.resolve()));

it('names a page that somebody else was quicker with, without offering to compare what cannot be compared', async () => {
  const telling = tellRefused(i18next.t, [
    { id: 2, position: 47, error: 'page.not-released', params: {} },
    { id: 1, position: 33, error: 'conflict.stale', params: {} },
  ]);
  const question = questionStore.get();
  const markup = renderToStaticMarkup(question?.text as ReactNode & object);
  expect(markup).toMatch(/^<ul><li>Position 33: Jemand anderes hat die Seite inzwischen geändert/);
  expect(markup).toContain('Position 47: ');
  expect(markup).not.toContain('Vergleichen');
  question?.answer(true);
  await telling;
});
