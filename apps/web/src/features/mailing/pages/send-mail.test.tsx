import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { type Session, sessionStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { SendMail } from './send-mail.tsx';

const fair = { id: 7, name: 'Hauptmesse', from: '2020-01-01', to: '2099-12-31' };
const recipientOf = (id: number) => ({
  ...{ id, company_name: `Weingut ${id}`, email: `w${id}@reben.test` },
  ...{ contact_person: `Person ${id}`, language: id === 3 ? 'fr' : 'de', stands: [`A-${id}`], days_left: id },
});

beforeEach(() => {
  sessionStore.set({ id: 9, role: 'ADMIN', administrator: null, user: { email: 'a@reben.test' } } as Session);
  answering((call) => {
    if (call === 'GET /catalog/7') return { data: fair };
    if (call === 'GET /catalog/7/mail-recipients')
      return {
        data: [1, 2, 3].map(recipientOf),
        total: 3,
        without_account: 0,
        from: 'Messe <m@reben.test>',
        reply_to: 'post@reben.test',
      };
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStore.set(null);
});

const open = (search = '') =>
  show(<SendMail />, {
    at: `/catalog/7/exhibitor/send-mail${search}`,
    path: '/catalog/:catalog/exhibitor/send-mail',
  });
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Betreff/ });
const send = (name: string) => screen.findByRole('button', { name });

it('a draft that comes back after its tab was gone is for those it was written to', async () => {
  open();
  fireEvent.change(await subject(), { target: { value: 'Nur für zwei' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Weingut 2/ }));
  await send('An 2 Aussteller senden');
  cleanup();
  open();
  expect((await subject()).value).toBe('Nur für zwei');
  await send('An 2 Aussteller senden');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Weingut 2/ }).checked).toBe(false);
});

it('a choice of another screen is not mixed with that of a draft', async () => {
  open();
  fireEvent.change(await subject(), { target: { value: 'Nur für zwei' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: /Weingut 2/ }));
  cleanup();
  open('?exhibitors=2');
  expect((await subject()).value).toBe('Nur für zwei');
  await send('An einen Aussteller senden');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Weingut 2/ }).checked).toBe(true);
});

it('says company, person, stand and days to each, and French to those who read it', async () => {
  open();
  fireEvent.change(await subject(), { target: { value: 'Stand {Stand}' } });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nachricht/ });
  fireEvent.change(message, { target: { value: 'Guten Tag , noch {Tage}.' } });
  message.setSelectionRange(10, 10);
  fireEvent.click(screen.getByRole('button', { name: 'Kontaktperson' }));
  expect(message.value).toBe('Guten Tag {Kontakt}, noch {Tage}.');
  const letter = () => screen.getByRole('region', { name: /^Was Weingut \d liest/ }).textContent;
  expect(letter()).toContain('Stand A-1');
  expect(letter()).toContain('Guten Tag Person 1, noch 1 Tag.');
  expect(screen.getByText(/^Ein Empfänger liest Französisch/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Auch auf Französisch schreiben' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Betreff auf Französisch' }), {
    target: { value: 'Votre stand' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Nachricht auf Französisch' }), {
    target: { value: 'Bonjour {contact}, encore {jours}.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Beim vorigen Empfänger ansehen' }));
  expect(letter()).toContain('Bonjour Person 3, encore 3 jours.');
});

it('says how many of those whom another screen has chosen get nothing', async () => {
  open('?exhibitors=2,8,9');
  await send('An einen Aussteller senden');
  expect(
    screen.getByText('2 der gewählten Firmen haben kein offenes Konto; an sie geht nichts.'),
  ).toBeTruthy();
});
