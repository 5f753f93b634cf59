import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { DateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';

const formWith = (values: Record<string, unknown>, fields: React.ReactNode) =>
  show(
    <Form
      schema={async () => z.object({})}
      values={values}
      onSubmit={async () => ({})}
      onSaved={() => undefined}
    >
      {fields}
    </Form>,
  );

const named = (role: string) => screen.getAllByRole(role).map((one) => one.getAttribute('aria-label'));

it('says of each button to which field it belongs', () => {
  formWith(
    { password: '', password_confirmation: '', from: null, to: null },
    <>
      <PasswordField name="password" label="Neues Passwort" autoComplete="new-password" />
      <PasswordField name="password_confirmation" label="Passwort wiederholen" autoComplete="new-password" />
      <DateField name="from" label="Beginn" />
      <DateField name="to" label="Ende" />
    </>,
  );
  expect(named('button')).toEqual([
    'Anzeigen: Neues Passwort',
    'Anzeigen: Passwort wiederholen',
    'Kalender öffnen: Beginn',
    'Kalender öffnen: Ende',
  ]);
});
