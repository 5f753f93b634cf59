import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchSelect } from './search-select.tsx';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

/** A select in which a size is typed. @returns the field, and what was chosen */
function typedInto(text: string) {
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
  return { chosen, field };
}

const ENTER = { key: 'Enter', code: 'Enter' };
/** As the keyboards of phones send it, which have no keys in places. */
const TOUCHED_ENTER = { key: 'Enter', code: '' };

const PATIENCE = { timeout: 15_000 };

it('takes what was typed and confirmed before the select was there', async () => {
  const { chosen, field } = typedInto('75');
  fireEvent.keyDown(field, ENTER);
  await waitFor(() => expect(chosen).toEqual([2]), PATIENCE);
});

it('takes the marked option, once, however the select counts and whatever keyboard confirms it', async () => {
  for (const enter of [ENTER, TOUCHED_ENTER]) {
    const { chosen, field } = typedInto('150');
    // After it has opened with the text, the select counts its options from the chosen one.
    await new Promise((counted) => setTimeout(counted, 1));
    fireEvent.keyDown(field, enter);
    await waitFor(() => expect(chosen).toEqual([3]), PATIENCE);
    cleanup();
  }
});

it('takes what was typed and confirmed before there was anything to choose from', async () => {
  const chosen: number[] = [];
  const select = (options?: { value: number; label: string }[]) => (
    <MantineProvider>
      <SearchSelect
        aria-label="Wein"
        options={options}
        value={null}
        onChoose={(value) => chosen.push(value)}
        // As where whoever goes on chooses nothing.
        onKeyDown={() => undefined}
      />
    </MantineProvider>
  );
  const { rerender } = render(select());
  const simple = screen.getByRole('combobox', { name: 'Wein' });
  simple.focus();
  fireEvent.change(simple, { target: { value: 'pinot' } });
  expect(await screen.findByText('Wird geladen', undefined, PATIENCE)).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Wein' }), ENTER);
  rerender(
    select([
      { value: 1, label: 'Fendant' },
      { value: 2, label: 'Pinot Noir' },
    ]),
  );
  await waitFor(() => expect(chosen).toEqual([2]), PATIENCE);
  // The next wine is typed right after this one.
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Wein' });
  await waitFor(() => expect(field.value).toBe(''));
});

it.each(['Enter', 'Tab'])(
  '%s takes the first match where the options were changed after the last letter',
  async (key) => {
    const chosen: number[] = [];
    const select = (ids: number[]) => (
      <MantineProvider>
        <SearchSelect
          aria-label="Grösse"
          options={ids.map((value) => ({ value, label: `75 cl, ${value}` }))}
          value={null}
          onChoose={(value) => chosen.push(value)}
        />
      </MantineProvider>
    );
    const { rerender } = render(select([1, 2]));
    const simple = screen.getByRole('combobox', { name: 'Grösse' });
    simple.focus();
    fireEvent.change(simple, { target: { value: '75' } });
    await waitFor(() => expect(document.querySelector('[data-combobox-selected]')).not.toBeNull(), PATIENCE);
    rerender(select([3, 4]));
    await screen.findByText('75 cl, 3');
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Grösse' }), { key, code: key });
    await waitFor(() => expect(chosen).toEqual([3]), PATIENCE);
    cleanup();
  },
);
