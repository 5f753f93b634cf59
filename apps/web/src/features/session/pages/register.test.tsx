import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../lib/i18n.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { Register } from './register.tsx';

it('asks for the contact person and the language of the mails, which is that of the screen at first', async () => {
  await loadTexts('entry');
  const sent = answering((call) =>
    call === 'POST /register' ? { error: null, message: 'exhibitor.registered' } : undefined,
  );
  show(<Register />);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name, { exact: false, selector: 'input' }), { target: { value } });
  type('E-Mail', 'keller@steg.test');
  for (const field of screen.getAllByLabelText(/^Passwort/, { selector: 'input' }))
    fireEvent.change(field, { target: { value: 'drei rote Boote' } });
  type('Firmenname', 'Keller am Steg');
  type('Kontaktperson', 'Anna Muster');
  const language = screen.getByLabelText('Sprache, in der wir Ihnen schreiben');
  expect(language).toHaveProperty('value', 'de');
  fireEvent.change(language, { target: { value: 'fr' } });
  fireEvent.click(screen.getByRole('button', { name: 'Registrieren' }));
  const registered = () => sent.find(({ call }) => call === 'POST /register');
  await waitFor(() => expect(registered()).toBeTruthy());
  expect(registered()?.body).toMatchObject({
    company_name: 'Keller am Steg',
    contact_person: 'Anna Muster',
    language: 'fr',
  });
});
