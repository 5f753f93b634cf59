import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchSelect } from './search-select.tsx';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

/** A select in which a size is typed and confirmed before it is there. @returns the field, and what was chosen */
function typedEarly(text: string) {
  const chosen: number[] = [];
  const options = ['***', '37.5 cl', '75 cl', '150 cl'].map((label, value) => ({ value, label }));
  render(
    <MantineProvider>
      <SearchSelect
        aria-label="Grösse"
        options={options}
        value={0}
        onChoose={(value) => chosen.push(value)}
      />
    </MantineProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Grösse' });
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return chosen;
}

const PATIENCE = { timeout: 15_000 };

it('takes what was typed and confirmed before the select was there', async () => {
  const chosen = typedEarly('75');
  await waitFor(() => expect(chosen).toEqual([2]), PATIENCE);
});
