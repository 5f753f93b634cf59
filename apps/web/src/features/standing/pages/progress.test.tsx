import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { Progress } from './progress.tsx';

beforeEach(() => loadTexts('organiser'));
afterEach(() => queryClient.clear());

const running = { from: '2020-01-01', to: '2999-12-31' };

/** The progress of two exhibitors, who both have the same to do, and the topics that are due. */
async function buttonsWith(open: string[], due: string[], days = running) {
  const row = (id: number) => ({
    ...{ id, company_name: `Weingut ${id}`, last_sign_in: null, account: 'active', invitation: null },
    ...{
      request: null,
      stands: 0,
      stand_names: [],
      stands_ordered: null,
      logo: 'missing',
      later_until: null,
    },
    ...{ open, due, reminded_at: null, pages: [] },
  });
  answering((call) => {
    if (call === 'GET /catalog/3/progress') return { data: [row(1), row(2)] };
    return call === 'GET /catalog/3' ? { data: { id: 3, name: 'Messe am See', ...days } } : undefined;
  });
  show(
    <Routes>
      <Route path="/catalog/:catalog/progress" element={<Progress />} />
    </Routes>,
    { at: '/catalog/3/progress' },
  );
  await screen.findByText('Weingut 2');
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it('offers to remind those who have something to do', async () => {
  expect(await buttonsWith(['request'], ['request'])).toContain('Diese 2 erinnern');
});

it('says instead that all were reminded within a day', async () => {
  expect(await buttonsWith(['request'], [])).toContain('Alle 2 sind schon erinnert');
});

it.each([
  ['nobody has anything to do', [], [], running],
  ['the catalogue begins in months', ['request'], ['request'], { from: '2999-01-01', to: '2999-02-01' }],
])('offers to remind nobody where %s', async (_, open, due, days) => {
  for (const button of await buttonsWith(open, due, days)) expect(button).not.toMatch(/erinner/i);
});

it.each([
  ['has begun', running, 'danger'],
  ['begins in months', { from: '2999-01-01', to: '2999-02-01' }, 'neutral'],
])('what is missing is red only where the collection %s', async (_when, days, tone) => {
  await buttonsWith(['request'], [], days);
  for (const words of ['keine Anfrage', 'fehlt'])
    for (const tag of screen.getAllByText(words))
      expect(tag.closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});
