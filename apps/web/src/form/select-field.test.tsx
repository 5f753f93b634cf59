import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { Form } from './form.tsx';
import { SelectField } from './select-field.tsx';

// A window without layout does not scroll.
Element.prototype.scrollIntoView = () => undefined;

const regions = ['Andere Regionen', 'Genf', 'Waadt', 'Wallis'].map((label, at) => ({
  value: at + 1,
  label,
  words: label === 'Waadt' ? 'Vaud' : undefined,
}));

/** A form whose region is «Waadt». */
function openForm() {
  show(
    <Form
      schema={async () => z.object({})}
      values={{ region_id: 3 }}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      <SelectField name="region_id" label="Region" options={regions} />
    </Form>,
  );
  return () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' });
}

it.each(['Waadt', 'Vaud', 'waadt'])(
  'stays as it is when «%s» is typed and confirmed once more',
  async (text) => {
    const field = openForm();
    await userEvent.click(field());
    await screen.findByRole('option', { name: 'Genf' });
    await userEvent.tripleClick(field());
    await userEvent.keyboard(text);
    await waitFor(() => expect(field().value).toBe(text));
    await expect
      .poll(() => screen.getAllByRole('option').map(({ textContent }) => textContent))
      .toEqual(['Waadt']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field().value).toBe('Waadt'));
  },
);

it.each([
  ['Wal', 'Wallis'],
  ['xyz', 'Waadt'],
])('that is locked while «%s» stands in it shows what its value is: %s', async (typed, shown) => {
  function Locked() {
    const [locked, setLocked] = useState(false);
    return (
      <>
        <SelectField name="region_id" label="Region" options={regions} disabled={locked} />
        <output onPointerMove={() => setLocked(true)}>Prüfung beginnt</output>
      </>
    );
  }
  show(
    <Form
      schema={async () => z.object({})}
      values={{ region_id: 3 }}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      <Locked />
    </Form>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' });
  await userEvent.click(field());
  await screen.findByRole('option', { name: 'Genf' });
  await userEvent.keyboard(typed);
  await waitFor(() => expect(field().value).toBe(typed));
  fireEvent.pointerMove(screen.getByText('Prüfung beginnt'));
  await waitFor(() => expect(field().value).toBe(shown));
});

it('takes on leaving what can be one option only, unless Escape has given it up', async () => {
  const field = openForm();
  const type = async (text: string) => {
    await userEvent.click(field());
    await screen.findByRole('option', { name: 'Genf' });
    await userEvent.tripleClick(field());
    await userEvent.keyboard(text);
    await waitFor(() => expect(field().value).toBe(text));
  };
  await type('Wal');
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Wal');
  await userEvent.click(document.body);
  await waitFor(() => expect(field().value).toBe('Waadt'));
  await type('Gen');
  await userEvent.click(document.body);
  await waitFor(() => expect(field().value).toBe('Genf'));
  // Typed again, it is meant again.
  await type('Wa');
  await userEvent.keyboard('{Escape}l');
  await userEvent.click(document.body);
  await waitFor(() => expect(field().value).toBe('Wallis'));
});

it('keeps what is typed when its options come only then, and with them the name of its value', async () => {
  function Late() {
    const [come, setCome] = useState(false);
    return (
      <>
        <SelectField name="region_id" label="Region" options={come ? regions : []} />
        <output onPointerMove={() => setCome(true)}>Die Regionen kommen</output>
      </>
    );
  }
  show(
    <Form
      schema={async () => z.object({})}
      values={{ region_id: 3 }}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      <Late />
    </Form>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' });
  await userEvent.click(field());
  await userEvent.keyboard('Wal');
  await waitFor(() => expect(field().value).toBe('Wal'));
  fireEvent.pointerMove(screen.getByText('Die Regionen kommen'));
  expect(await screen.findByRole('option', { name: 'Wallis' })).toBeTruthy();
  expect(field().value).toBe('Wal');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field().value).toBe('Wallis'));
});
