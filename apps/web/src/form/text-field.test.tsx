import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

it('names the characters of a printed text that the catalogue has no glyph for, while it is typed', async () => {
  const schema = z.object({ company_name: z.string(), note: z.string() });
  const element = (
    <MantineProvider env="test">
      <Form
        schema={async () => schema}
        values={{ company_name: '', note: '' }}
        onSubmit={async () => ({})}
        onSaved={() => undefined}
      >
        <TextField name="company_name" label="Firma" printed />
        <TextField name="note" label="Notiz" />
      </Form>
    </MantineProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const company = screen.getByRole('textbox', { name: 'Firma' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Notiz' }), '甲州');
  await userEvent.type(company, 'Żółć Wines');
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  await userEvent.type(company, ' ღვინო');
  await expect.poll(() => status?.textContent).toContain('nicht drucken: ღ ვ ი ნ ო');
  await userEvent.clear(company);
  // A joined «fi» is stored as its letters.
  await userEvent.type(company, 'ﬁn ღ');
  await expect.poll(() => status?.textContent).toContain('nicht drucken: ღ');
  expect(status?.textContent).not.toContain('ﬁ');
  // A character that is neither seen nor taken away when it is stored is named by its number.
  await userEvent.clear(company);
  await userEvent.type(company, 'Seerain \u{e000} und \u{200b}mehr');
  await expect
    .poll(() => status?.textContent)
    .toContain('Nach «Seerain» steht ein unsichtbares Zeichen (U+E000)');
  expect(status?.textContent).not.toContain('200B');
  await userEvent.clear(company);
  await expect.poll(() => status?.textContent).toBe('');
});
