import type { TableRead, WineTable, WineTableCheck } from '@rebblatt/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FailedCall } from '../../../lib/failed-call.ts';
import type { Kept } from '../../../lib/kept-entries.ts';
import { type Session, sessionStore } from '../../../lib/session.ts';
import { keepWith, workKeeper } from '../../../lib/work-keeper.ts';
import '../../../lib/kept-work.ts';
import { answering, answerOf } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { WineImport } from './wine-import.tsx';

Element.prototype.scrollIntoView = () => undefined;

const usualKeeper = workKeeper();

/** What the browser kept of the list, and what is kept of it now. */
let drafts: { found?: (kept: Kept) => void; asked?: () => void; work: () => unknown };
beforeEach(() => {
  sessionStore.set({ id: 7, role: 'EXHIBITOR', administrator: null } as unknown as Session);
  drafts = { work: () => undefined };
  keepWith({
    offerWork(_person, name, work) {
      if (name === 'wine-import') drafts.work = work;
      return {
        restore(found, asked) {
          if (name === 'wine-import') Object.assign(drafts, { found, asked });
          else asked?.();
        },
        forget: () => undefined,
        close: () => undefined,
      };
    },
    keepWork: () => false,
    discardWork: () => undefined,
    forgetWork: () => undefined,
  });
  return () => {
    sessionStore.set(null);
    // Other tests share what keeps.
    if (usualKeeper) keepWith(usualKeeper);
  };
});

const read = (...headings: string[]): { data: TableRead } => ({
  data: {
    columns: headings.map((heading) => ({
      heading,
      field: ({ Wein: 'wine', Gebiet: 'region', Preis: 'price' } as const)[heading] ?? null,
    })),
    rows: [{ line: 2, cells: headings.map((heading) => `${heading} A`) }],
  },
});

const checked = (more: Partial<WineTableCheck> = {}): { data: WineTableCheck } => ({
  data: {
    rows: [
      {
        ...{ line: 2, wine: 'Wein A', choice: 'add', choices: ['add', 'skip'], problems: [] },
        ...{ existing: null, changes: [], joins: null, written: [] },
      },
    ],
    missing: [],
    usual: [],
    ...more,
  },
});

const usual = [{ field: 'region' as const, text: 'Schweiz - Genf', count: 9, of: 9 }];

/** A server that reads lists as `lists` says, and fills in the region where the list has none. */
function answerLists(lists: { data: TableRead }[], check?: (table: WineTable) => unknown) {
  const sent = answering((call) => {
    if (call.endsWith('/wine-import/read')) return lists.shift();
    if (call.endsWith('/wine-import/check')) {
      const table = sent.at(-1)?.body as WineTable;
      const isStated = table.columns.some(({ field }) => field === 'region');
      return check?.(table) ?? checked({ usual: isStated ? [] : usual });
    }
    return { data: [] };
  });
  return sent;
}

async function paste(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Aus Excel eingefügte Zellen'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste lesen' }));
}

const open = () => {
  show(<WineImport />);
  act(() => drafts.asked?.());
};

const regions = ({ body }: { body: unknown }) =>
  (body as WineTable).columns.filter(({ field }) => field === 'region').length;

describe('the import of a list of wines', () => {
  it('leads on to another list where its check fails, and says what is wrong in words', async () => {
    answerLists([read('Wein', 'Preis')], () => {
      throw new FailedCall(
        answerOf({ error: 'request.invalid', errors: { columns: [{ key: 'validation.duplicate' }] } }, 422),
      );
    });
    open();
    await paste('Wein;Preis');
    expect((await screen.findByRole('alert')).textContent).toContain('Bei «Spalten»');
    fireEvent.click(screen.getByRole('button', { name: 'Andere Liste' }));
    expect(await screen.findByRole('button', { name: 'Liste lesen' })).toBeTruthy();
  });

  it('asks about a list that replaces another with that list alone', async () => {
    const answers: (() => void)[] = [];
    const sent = answerLists([read('Wein', 'Gebiet')], async (table) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return checked({ usual: table.columns.some(({ field }) => field === 'region') ? [] : usual });
    });
    show(<WineImport />);
    const { columns, rows } = read('Wein', 'Preis').data;
    const list = { columns, rows, leftOut: [], added: [] };
    // Two lists that come one right after the other.
    act(() => drafts.found?.({ at: Date.now(), work: { exhibitor: null, list } }));
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() =>
      drafts.found?.({
        at: Date.now(),
        work: { exhibitor: null, list: { ...read('Wein', 'Gebiet').data, leftOut: [], added: [] } },
      }),
    );
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer();
    expect(await screen.findByText('Gebiet A')).toBeTruthy();
    const checks = sent.filter(({ call }) => call.endsWith('/check'));
    expect(checks.every((one) => regions(one) <= 1)).toBe(true);
  });

  it('shows the form once the draft was asked for, so that nothing is typed that it replaces', async () => {
    answerLists([]);
    show(<WineImport />);
    expect(screen.queryByLabelText('Aus Excel eingefügte Zellen')).toBeNull();
    act(() => drafts.asked?.());
    expect(await screen.findByLabelText('Aus Excel eingefügte Zellen')).toBeTruthy();
  });

  it('keeps what is being typed in a cell, and takes it with the draft', async () => {
    answerLists([read('Wein', 'Preis')]);
    open();
    await paste('Wein;Preis');
    fireEvent.click(await screen.findByRole('button', { name: 'Wein in Zeile 2 ändern, jetzt Wein A' }));
    const cell = await screen.findByLabelText('Wein in Zeile 2');
    fireEvent.change(cell, { target: { value: 'Wein A Extra' } });
    const work = drafts.work();
    expect(work).toMatchObject({ open: { line: 2, column: 0, text: 'Wein A Extra' } });
    // A large work is written again only when it is another one.
    expect(drafts.work()).toBe(work);
    fireEvent.keyDown(cell, { key: 'Escape' });
    expect(drafts.work()).toMatchObject({ open: null });
    act(() => drafts.found?.({ at: Date.now(), work }));
    expect(
      await screen.findByRole('button', { name: 'Wein in Zeile 2 ändern, jetzt Wein A Extra' }),
    ).toBeTruthy();
    // It is a correction like any other: another list does not throw it away unasked.
    expect(drafts.work()).toMatchObject({ touched: true });
  });

  it('opens a cell with what is shown in it, and goes on saying what stood in the list', async () => {
    const shown = 'Wein A';
    answerLists(
      [{ data: { ...read('Wein').data, rows: [{ line: 2, cells: ['Wein A 2022'] }] } }],
      (table) => {
        const cell = table.rows[0]?.cells[0] ?? '';
        const [row] = checked().data.rows;
        const written = cell.endsWith(' 2022') ? [{ column: 0, cell, text: shown }] : [];
        return checked({ rows: row ? [{ ...row, written }] : [] });
      },
    );
    open();
    await paste('Wein');
    fireEvent.click(await screen.findByRole('button', { name: `Wein in Zeile 2 ändern, jetzt ${shown}` }));
    const cell = await screen.findByLabelText<HTMLInputElement>('Wein in Zeile 2');
    expect(cell.value).toBe(shown);
    fireEvent.change(cell, { target: { value: `${shown} Extra` } });
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(await screen.findByText('in der Liste: Wein A 2022')).toBeTruthy();
    expect(screen.getByRole('button', { name: `Wein in Zeile 2 ändern, jetzt ${shown} Extra` })).toBeTruthy();
  });

  it('calls a column that rows of groups fill by what they say', async () => {
    const { columns, rows } = read('Wein', 'Preis').data;
    const grouped = { heading: '', field: 'wine_type' as const, grouped: 'wine_type' as const };
    answerLists([{ data: { columns: [...columns, grouped], rows } }]);
    open();
    await paste('Wein;Preis');
    fireEvent.click(await screen.findByText('Was steht in welcher Spalte?'));
    expect(await screen.findByLabelText('Spalte «Gruppen: Weintyp»')).toBeTruthy();
  });

  it.each([false, true])(
    'that came from a draft asks before it goes where it was corrected: %s',
    async (touched) => {
      answerLists([]);
      show(<WineImport />);
      const { columns, rows } = read('Wein', 'Preis').data;
      const list = { columns, rows, leftOut: [], added: [] };
      act(() => drafts.found?.({ at: Date.now(), work: { exhibitor: null, list, touched } }));
      act(() => drafts.asked?.());
      fireEvent.click(await screen.findByRole('button', { name: 'Andere Liste' }));
      if (touched) expect(await screen.findByText(/Was Sie an dieser Liste korrigiert haben/)).toBeTruthy();
      else expect(await screen.findByRole('button', { name: 'Liste lesen' })).toBeTruthy();
    },
  );
});
