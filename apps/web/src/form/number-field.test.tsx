import { MantineProvider } from '@mantine/core';
import { type WineItem, wineCreate } from '@rebblatt/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Form } from './form.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';

it('tells that a vintage or a price cannot be read when its field is left, until it can', async () => {
  const element = (
    <MantineProvider env="test">
      <Form
        schema={async () => wineCreate}
        values={{ wine: '', year: '', bottle_size: [{ bottle_size_id: 1, price: null }] }}
        onSubmit={async () => ({}) as WineItem}
        onSaved={() => undefined}
      >
        <NumberField name="year" label="Jahrgang" />
        <MoneyField name="bottle_size.0.price" label="Preis" required />
        <button type="submit">Speichern</button>
      </Form>
    </MantineProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const year = screen.getByRole('textbox', { name: 'Jahrgang' });
  const price = screen.getByRole('textbox', { name: 'Preis' });
  const invalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
  await userEvent.type(year, '20x4');
  expect(invalid(year)).toBe(false);
  await userEvent.tab();
  await expect.poll(() => invalid(year)).toBe(true);
  // What is missing is asked for with the whole form.
  await userEvent.tab();
  expect(invalid(price)).toBe(false);
  await userEvent.type(price, 'zwanzig');
  await userEvent.tab();
  await expect.poll(() => invalid(price)).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.clear(year);
  await userEvent.type(year, '2024');
  await expect.poll(() => invalid(year)).toBe(false);
  await userEvent.clear(price);
  await userEvent.type(price, '20');
  await expect.poll(() => invalid(price)).toBe(false);
});
