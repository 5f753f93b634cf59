import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { WordChoice } from './word-choice.tsx';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const regions = ['Wallis', 'Waadt', 'Genf', 'Wallonien'].map((label, at) => ({ value: at + 1, label }));

/** A choice in a cell that says «Wallis», and what was chosen in it. */
function openCell() {
  const chosen: string[] = [];
  function Cell() {
    const [value, setValue] = useState('1');
    const choose = (to: string) => {
      chosen.push(to);
      setValue(to);
    };
    return <WordChoice aria-label="Region" options={regions} value={value} onChange={choose} />;
  }
  show(
    <>
      <Cell />
      <button type="button">Danach</button>
    </>,
  );
  return { chosen, field: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' }) };
}

/** Types in the place of what stands there, as a click and a key do, and waits for the mark. */
async function type(field: () => HTMLInputElement, text: string) {
  await userEvent.click(field());
  await screen.findByRole('option', { name: 'Genf' });
  await userEvent.tripleClick(field());
  await userEvent.keyboard(text);
  await waitFor(() => expect(field().value).toBe(text));
}
const isMarked = () =>
  waitFor(() => expect(document.querySelector('[data-combobox-selected]')).not.toBeNull());

it.each(['{Enter}', '{Tab}'])('typing marks the first match, and %s takes it', async (key) => {
  const { chosen, field } = openCell();
  await type(field, 'waa');
  await isMarked();
  await userEvent.keyboard(key);
  await waitFor(() => expect(chosen).toEqual(['2']));
  expect(field().value).toBe('Waadt');
});

it('takes its own word when that is typed and confirmed once more', async () => {
  const { chosen, field } = openCell();
  await type(field, 'Waadt');
  await isMarked();
  await userEvent.keyboard('{Enter}');
  await type(field, 'Waadt');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field().value).toBe('Waadt'));
  expect(new Set(chosen)).toEqual(new Set(['2']));
});

it('never leaves the cell empty: what nothing is found for gives way to what stood there', async () => {
  const { chosen, field } = openCell();
  await type(field, 'xyz');
  await userEvent.click(screen.getByRole('button', { name: 'Danach' }));
  await waitFor(() => expect(field().value).toBe('Wallis'));
  expect(chosen).toEqual([]);
});

it('finds nothing only once it is known what there is', async () => {
  function Loaded() {
    const [options, setOptions] = useState<typeof regions>();
    return (
      <>
        <WordChoice aria-label="Region" options={options} value={null} onChange={() => undefined} />
        <button type="button" onClick={() => setOptions([])}>
          Geladen
        </button>
      </>
    );
  }
  show(<Loaded />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }));
  expect(await screen.findByText('Wird geladen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Geladen' }));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
});
