import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../lib/i18n.ts';
import { show } from '../../../testing/show.tsx';
import { RemindedExhibitor } from './reminded-exhibitor.tsx';

afterEach(async () => {
  cleanup();
  await showLanguage('de');
});

it.each([
  ['de', 'Weinseite auf Position 9, Waadt, nicht freigegeben'],
  ['fr', 'Page de vins en position 9, Vaud, non transmise'],
  ['en', 'Wine page at position 9, Waadt, not released'],
] as const)(
  'what is open has the titles of its pages in the language of the reader, in %s',
  async (language, text) => {
    await showLanguage(language);
    const names = { name_fr: 'Vaud', name_en: null };
    const page = { id: 7, page_type: 1, position: 9, page_title: 'Waadt', page_title_names: names };
    const line = { key: 'page-7', topic: 'draft', page, reminded_at: null, recently: 0 };
    const exhibitor = { id: 3, company_name: 'Rebgut', email: 'rebgut@reben.test', reminded_at: null };
    show(
      <RemindedExhibitor one={{ exhibitor, lines: [line] } as never} ticks={new Map()} onTick={() => {}} />,
    );
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it('says when each was reminded, which is why a line of the last day has no tick', async () => {
  await showLanguage('de');
  const at = '2030-07-15T08:30:00.000Z';
  const page = { id: 7, page_type: 1, position: 9, page_title: 'Waadt', page_title_names: {} };
  const line = { key: 'page-7', topic: 'draft', page, reminded_at: at, recently: 1 };
  const exhibitor = { id: 3, company_name: 'Rebgut', email: 'rebgut@reben.test', reminded_at: at };
  show(<RemindedExhibitor one={{ exhibitor, lines: [line] } as never} ticks={new Map()} onTick={() => {}} />);
  expect(await screen.findByText(/^zuletzt erinnert am 15\.07\.2030/)).toBeTruthy();
  expect(screen.getByText(/^erinnert am 15\.07\.2030/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
