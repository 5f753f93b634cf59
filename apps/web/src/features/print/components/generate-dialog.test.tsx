import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answerOf } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { GenerateDialog } from './generate-dialog.tsx';

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
  queryClient.clear();
});

const counted = {
  ...{ count: 12, content_pages: 8, cover_pages: 4, missing_to_multiple_of_4: 0, planned_content_pages: 8 },
};

it.each(['count', 'generate'] as const)(
  'a missing cover is said once in the dialog to %s',
  async (opened) => {
    transport.send = (asked) => {
      const url = String(asked.url);
      if (!/count|\/cover\//.test(url)) return new Promise(() => {});
      const data = url.includes('/cover/') ? { data: null, expected_spine: null } : counted;
      return Promise.resolve(answerOf(data));
    };
    show(<GenerateDialog catalogId="7" opened={opened} onClose={() => {}} />);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/dazu Umschlagseiten: 4/);
    await dialog.findAllByText('Der Umschlag fehlt noch.');
    expect(dialog.getAllByText('Der Umschlag fehlt noch.')).toHaveLength(1);
  },
);

it('says once what is not to be printed, and leads to it', async () => {
  const pages = {
    waiting: 0,
    rejected: 0,
    'no-pdf': 0,
    faulty: 0,
    checking: 0,
    draft: 2,
    accepted: 3,
    ready: 0,
  };
  transport.send = (asked) => {
    const url = String(asked.url);
    if (!url.endsWith('/standing')) return new Promise(() => {});
    const data = { data: { catalog_id: 7, days_left: 3, pages: { ...pages, inactive: 9 }, later: null } };
    return Promise.resolve(answerOf(data));
  };
  show(<GenerateDialog catalogId="7" opened="generate" onClose={() => {}} />);
  const list = within(await screen.findByRole('region', { name: 'Ausgelassene Seiten' }));
  const all = list.getByRole('link', { name: '9 Positionen sollen nicht gedruckt werden.' });
  expect(all.getAttribute('href')).toMatch(/^\/catalog\/7\/page.*inactive/);
  expect(list.queryByText('wird nicht gedruckt')).toBeNull();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});
