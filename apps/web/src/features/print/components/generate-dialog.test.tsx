import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { show } from '../../../testing/show.tsx';
import { GenerateDialog } from './generate-dialog.tsx';

const usual = api.defaults.adapter;
afterEach(() => {
  api.defaults.adapter = usual;
  queryClient.clear();
});

const counted = {
  ...{ count: 12, content_pages: 8, cover_pages: 4, missing_to_multiple_of_4: 0, planned_content_pages: 8 },
};

it.each(['count', 'generate'] as const)(
  'a missing cover is said once in the dialog to %s',
  async (opened) => {
    api.defaults.adapter = (config) => {
      const url = String(config.url);
      if (!/count|\/cover\//.test(url)) return new Promise(() => {});
      const data = url.includes('/cover/') ? { data: null, expected_spine: null } : counted;
      return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
    };
    show(<GenerateDialog catalogId="7" opened={opened} onClose={() => {}} />);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/dazu Umschlagseiten: 4/);
    await dialog.findAllByText('Der Umschlag fehlt noch.');
    expect(dialog.getAllByText('Der Umschlag fehlt noch.')).toHaveLength(1);
  },
);
