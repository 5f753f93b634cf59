import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { FileField } from './file-field.tsx';
import { Form } from './form.tsx';
import { FormButtons } from './form-buttons.tsx';
import { TextField } from './text-field.tsx';

const schema = z.object({ link: z.string().min(1) });
const values = { link: '', file: null as File | null };
const required = ['file'];

it('a missing file is told together with the other fields, at its place and as a link', async () => {
  const sent: object[] = [];
  const element = (
    <MantineProvider env="test">
      <Form
        schema={async () => schema}
        required={required}
        values={values}
        onSubmit={async (form) => sent.push(form)}
        onSaved={() => undefined}
      >
        <TextField name="link" label="Link" />
        <FileField
          name="file"
          label="PDF-Datei"
          hint="Eine Seite"
          rule={{ extensions: ['.pdf'], maxMb: 1 }}
          state={{ step: 'idle' }}
          onFile={() => undefined}
          onCancel={() => undefined}
        />
        <FormButtons />
      </Form>
    </MantineProvider>
  );
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await save();
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Bei «Link» fehlt die Angabe.',
    'PDF-Datei: bitte wählen.',
  ]);
  const button = screen.getByRole('button', { name: /Datei wählen/ });
  expect(links[1]?.getAttribute('href')).toBe(`#${button.id}`);
  expect(button.getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(screen.getByLabelText('Link'), 'messe.ch');
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(
    input ?? expect.fail('no input'),
    new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }),
  );
  expect(button.getAttribute('aria-invalid')).toBe(null);
  await save();
  await expect.poll(() => sent).toEqual([{ link: 'messe.ch' }]);
});
