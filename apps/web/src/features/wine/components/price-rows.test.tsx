import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from '../../../form/form.tsx';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { PriceRows } from './price-rows.tsx';

beforeEach(() => {
  const sizes = ['75 cl', '150 cl'].map((size, index) => ({ id: index + 1, size, priority_size: 0 }));
  answering(() => ({ data: sizes, total: sizes.length }));
  show(
    <Form
      schema={async () => z.object({})}
      values={{ bottle_size: [{ bottle_size_id: null, price: null }] }}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      <PriceRows />
    </Form>,
  );
});

it('counts the fields of several prices', async () => {
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Preis hinzufügen' });
  await expect.poll(() => add.disabled).toBe(false);
  await userEvent.click(add);
  for (const name of ['Preis', 'Preis 2']) screen.getByRole('textbox', { name });
  for (const name of ['Flaschengrösse', 'Flaschengrösse 2']) screen.getByRole('combobox', { name });
  for (const name of ['Preis 1 entfernen', 'Preis 2 entfernen']) screen.getByRole('button', { name });
});

it('asks for size and price only where one of them is given', async () => {
  const price = screen.getByRole('textbox', { name: 'Preis' });
  const size = screen.getByRole('combobox', { name: 'Flaschengrösse' });
  const asked = () => [size, price].map((field) => field.getAttribute('aria-required'));
  expect(asked()).toEqual(['false', 'false']);
  await userEvent.type(price, '18');
  expect(asked()).toEqual(['true', 'true']);
  await userEvent.clear(price);
  expect(asked()).toEqual(['false', 'false']);
});
