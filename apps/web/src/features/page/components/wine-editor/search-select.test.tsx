import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchSelect } from './search-select.tsx';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

it('takes what was typed and confirmed before the select was there', async () => {
  const chosen: number[] = [];
  const sizes = ['***', '37.5 cl', '75 cl', '150 cl'].map((label, value) => ({ value, label }));
  render(
    <MantineProvider>
      <SearchSelect aria-label="Grösse" options={sizes} value={0} onChoose={(value) => chosen.push(value)} />
    </MantineProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Grösse' });
  field.focus();
  fireEvent.change(field, { target: { value: '75' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(chosen).toEqual([2]), { timeout: 15_000 });
});
