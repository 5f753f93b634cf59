import { MantineProvider } from '@mantine/core';
import { type TableRead, tableRead } from '@rebblatt/contracts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { answerOf } from '../../../testing/answering.ts';
import { FilePart, type ListFrom } from './file-part.tsx';

const list: TableRead = {
  columns: [{ heading: 'Wein', field: 'wine' }],
  rows: [{ line: 2, cells: ['Seehalde'] }],
  sheet: 'Weine 2026',
  sheets: ['Anleitung', 'Weine 2026'],
  hidden: { rows: 3, columns: 1, taken: false },
  encoding: null,
};

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
});

/** Answers as the server does, and keeps what it was sent. */
function answering(read: TableRead) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  transport.send = async (asked) => {
    sent.push(Object.fromEntries(asked.data as FormData));
    return answerOf({ data: tableRead.parse(read) });
  };
  return sent;
}

function show(read: TableRead) {
  const input = { file: new File(['x'], 'liste.xlsx') };
  const taken: ListFrom[] = [];
  render(
    <MantineProvider env="test">
      <FilePart from={{ input, read }} onRead={(from) => taken.push(from)} />
    </MantineProvider>,
  );
  return taken;
}

it('another sheet and what is hidden are read from the same file, keeping the other choice', async () => {
  const sent = answering({ ...list, sheet: 'Anleitung' });
  const taken = show(list);
  fireEvent.change(screen.getByLabelText('Tabellenblatt'), { target: { value: 'Anleitung' } });
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(sent[0]).toMatchObject({ sheet: 'Anleitung', hidden: '0' });
  fireEvent.click(screen.getByLabelText(/was in der Datei ausgeblendet ist \(Zeilen: 3, Spalten: 1\)/));
  await waitFor(() => expect(taken).toHaveLength(2));
  expect(sent[1]).toMatchObject({ sheet: 'Weine 2026', hidden: '1' });
  expect(taken[0]?.read.sheet).toBe('Anleitung');
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
  const sent = answering(doubtful);
  const taken = show(doubtful);
  expect(screen.getByText('DÑr;2021')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'So lesen: DOS 850, Westeuropa' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(sent[0]).toMatchObject({ encoding: 'ibm850' });
});

it('a file with one sheet and nothing hidden leaves the screen to the wines', () => {
  show({ ...list, sheets: ['Weine 2026'], hidden: { rows: 0, columns: 0, taken: false } });
  expect(screen.queryByRole('region')).toBeNull();
});
