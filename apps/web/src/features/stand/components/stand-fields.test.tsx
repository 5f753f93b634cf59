import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from '../../../form/form.tsx';
import { withOrganiserTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { standValues } from '../stand.form.ts';
import { StandFields } from './stand-fields.tsx';

async function showForm(names: string[]) {
  queryClient.clear();
  answering(() => ({ data: names.map((name, index) => ({ id: index + 1, name })), total: names.length }));
  await withOrganiserTexts(Promise.resolve());
  show(
    <Form
      schema={async () => z.object({})}
      values={standValues()}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      <StandFields />
    </Form>,
  );
}

it('leads to ships and decks as long as there are none', async () => {
  await showForm([]);
  const ship = await screen.findByRole('link', { name: 'Schiff hinzufügen' });
  expect(ship.getAttribute('href')).toBe('/ship/create');
  expect(screen.getByRole('link', { name: 'Deck hinzufügen' }).getAttribute('href')).toBe('/deck/create');
});

it('says nothing of it once there are some', async () => {
  await showForm(['Linth']);
  await screen.findByRole('combobox', { name: 'Schiff' });
  await expect.poll(() => screen.queryByPlaceholderText('Wird geladen …')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
