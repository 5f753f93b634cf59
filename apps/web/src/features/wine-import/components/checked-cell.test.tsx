import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CheckedCell } from './checked-cell.tsx';
import type { Word } from './use-words.ts';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const regions: Word[] = [
  { value: 'Schweiz - Waadt', own: 'Waadt', label: 'Vaud', group: 'Suisse' },
  { value: 'Schweiz - Wallis', own: 'Wallis', label: 'Valais', group: 'Suisse' },
];
const grapes: Word[] = [
  { value: 'Grauburgunder', label: 'Pinot gris' },
  { value: 'Gamay', label: 'Gamay' },
];

/** A cell of a list whose reader calls things otherwise than the list is written. */
function showCell(field: 'region' | 'grape', words: Word[], text: string, written: string) {
  show(
    <table>
      <tbody>
        <tr>
          <CheckedCell
            field={field}
            label="Spalte"
            column={0}
            row={{
              ...{ line: 2, wine: 'Seehalde', choice: 'add', choices: ['add', 'skip'], problems: [] },
              ...{
                existing: null,
                changes: [],
                joins: null,
                written: [{ column: 0, cell: text, text: written }],
              },
            }}
            text={text}
            words={words}
            onCorrect={() => undefined}
            onType={() => undefined}
            offer={null}
          />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByRole('cell');
}

it.each(['Schweiz - Waadt', 'Waadt'])('«%s» is shown by the reader’s name of the region', async (text) => {
  const cell = showCell('region', regions, text, 'Waadt');
  expect(cell.textContent).toBe('Vaud');
  fireEvent.click(screen.getByRole('button'));
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('Vaud'));
});

it('each of several grapes is shown by the reader’s name', () => {
  expect(showCell('grape', grapes, 'Gamay, Pinot grigio', 'Gamay, Grauburgunder').textContent).toContain(
    'Gamay, Pinot gris',
  );
});
