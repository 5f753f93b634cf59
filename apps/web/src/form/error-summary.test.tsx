import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { FailedCall } from '../lib/failed-call.ts';
import { answerOf } from '../testing/answering.ts';
import { Form } from './form.tsx';
import { FormButtons } from './form-buttons.tsx';
import { TextField } from './text-field.tsx';

const refusal = (errors: object) =>
  new FailedCall(answerOf({ error: 'request.invalid', params: {}, errors }, 422));

const notFound = [{ key: 'validation.not-found', params: {} }];

/** Submits a form with a name and two grapes, which the server refuses. */
async function saveRefused(errors: object): Promise<void> {
  const schema = z.object({ wine: z.string(), grape_varieties: z.array(z.string()) });
  const values = { wine: 'Räuschling', grape_varieties: ['1', '2'] };
  const screens = [
    {
      path: '/',
      element: (
        <MantineProvider env="test">
          <Form
            schema={async () => schema}
            values={values}
            onSubmit={() => Promise.reject(refusal(errors))}
            onSaved={() => undefined}
          >
            <TextField name="wine" label="Wein" />
            <TextField name="grape_varieties.0" label="1. Rebsorte" />
            <TextField name="grape_varieties.1" label="2. Rebsorte" />
            <FormButtons />
          </Form>
        </MantineProvider>
      ),
    },
  ];
  render(<RouterProvider router={createMemoryRouter(screens)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
}

it('shows the error of a field that is not in the form in the summary', async () => {
  await saveRefused({ user_id: [{ key: 'validation.required', params: {} }] });
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Bei «Aussteller» fehlt die Angabe.');
  expect(summary.textContent).not.toContain('markierten');
});

it('names a value in the user’s language, or by its path if it has no name', async () => {
  await saveRefused({ 'prices.3.bottle_size_id': notFound, flavour: notFound });
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Der Eintrag bei «Flaschengrösse» existiert nicht mehr.');
  expect(summary.textContent).toContain('Der Eintrag bei «Angabe flavour» existiert nicht mehr.');
});

it('links the error of a list to its first field', async () => {
  await saveRefused({ grape_varieties: notFound });
  await userEvent.click(
    await screen.findByRole('link', { name: 'Der Eintrag bei «Rebsorten» existiert nicht mehr.' }),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('1. Rebsorte'));
});

it('marks the field itself if the form has it, and shows no error twice', async () => {
  await saveRefused({ 'grape_varieties.1': notFound });
  const text = 'Der Eintrag bei «2. Rebsorte» existiert nicht mehr.';
  expect(await screen.findByRole('link', { name: text })).toBeTruthy();
  expect(screen.getAllByText(text)).toHaveLength(2);
});

it('can be closed, which focuses the first field, and appears again after the next submit', async () => {
  await saveRefused({ 'grape_varieties.1': notFound });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('2. Rebsorte'));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('alert');
});
