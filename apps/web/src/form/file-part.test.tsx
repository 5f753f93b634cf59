import { MantineProvider } from '@mantine/core';
import { type TableChoice, type TableRead, tableRead } from '@rebblatt/contracts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FailedCall } from '../lib/failed-call.ts';
import { FilePart } from './file-part.tsx';

const list: TableRead = {
  columns: [{ heading: 'Wein', field: 'wine' }],
  rows: [{ line: 2, cells: ['Seehalde'] }],
  sheet: 'Weine 2026',
  sheets: ['Anleitung', 'Weine 2026'],
  hidden: { rows: 3, columns: 1, taken: false },
  encoding: null,
};

function show(read: TableRead, answer = () => Promise.resolve()) {
  const chosen: TableChoice[] = [];
  render(
    <MantineProvider env="test">
      <FilePart
        read={tableRead.parse(read)}
        onChoose={(choice) => {
          chosen.push(choice);
          return answer();
        }}
      />
    </MantineProvider>,
  );
  return chosen;
}

it('another sheet and what is hidden are read from the same file, keeping the other choice', async () => {
  const chosen = show(list);
  fireEvent.change(screen.getByLabelText('Tabellenblatt'), { target: { value: 'Anleitung' } });
  await waitFor(() => expect(chosen).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('Tabellenblatt')).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByLabelText(/was in der Datei ausgeblendet ist \(Zeilen: 3, Spalten: 1\)/));
  await waitFor(() => expect(chosen).toHaveLength(2));
  expect(chosen).toEqual([
    { sheet: 'Anleitung', hidden: 0 },
    { sheet: 'Weine 2026', hidden: 1 },
  ]);
});

it('why a file cannot be read otherwise is said, and what it was stays', async () => {
  show(list, () => Promise.reject(new FailedCall()));
  fireEvent.change(screen.getByLabelText('Tabellenblatt'), { target: { value: 'Anleitung' } });
  expect(await screen.findByText(/Verbindung/)).toBeTruthy();
  expect(screen.getByLabelText('Tabellenblatt')).toHaveProperty('value', 'Weine 2026');
});

it('letters that may be several are shown with their lines, and the chosen page is sent', async () => {
  const offered = [
    { encoding: 'macintosh' as const, lines: ['D•r;2021'] },
    { encoding: 'ibm850' as const, lines: ['DÑr;2021'] },
  ];
  const doubtful = {
    ...list,
    sheet: null,
    sheets: [],
    encoding: { taken: 'macintosh' as const, sure: false, offered },
  };
  const chosen = show(doubtful);
  expect(screen.getByText('DÑr;2021')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'So lesen: DOS 850, Westeuropa' }));
  await waitFor(() => expect(chosen).toEqual([{ hidden: 0, encoding: 'ibm850' }]));
});

it('a file with one sheet and nothing hidden leaves the screen to the wines', () => {
  show({ ...list, sheets: ['Weine 2026'], hidden: { rows: 0, columns: 0, taken: false } });
  expect(screen.queryByRole('region')).toBeNull();
});
