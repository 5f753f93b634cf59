import type { FieldErrorKey, Role } from '@rebblatt/contracts';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../testing/answering.ts';
import { errorText, keyText } from './error-text.ts';
import { FailedCall } from './failed-call.ts';
import { type Session, sessionStore } from './session.ts';

const { t } = i18next;
const failed = (status: number, data: unknown) => new FailedCall(answerOf(data, status));
const answer = (error: string) => ({ error, message: error, error_message: error, params: { seconds: 12 } });

describe('the text about a failed call', () => {
  it.each<[what: string, call: unknown, text: RegExp]>([
    ['a code with what it names', failed(429, answer('session.throttled')), /in 12 s noch einmal/],
    [
      'the printing browser',
      failed(502, answer('print.browser-down')),
      /^Die Druckaufbereitung ist gerade nicht/,
    ],
    ['a full storage', failed(507, answer('server.storage-full')), /kein Speicherplatz/],
    ['a proxy without an answer of the server', failed(504, '<html>'), /^Der Server ist nicht erreichbar/],
    ['no answer at all', new FailedCall(), /^Der Server ist nicht erreichbar/],
    ['a code of a newer version', failed(409, answer('wine.corked')), /unbekannter Fehler/],
    ['a fault of the client', new Error('x is not a function'), /unbekannter Fehler/],
  ])('names %s', (_what, call, text) => {
    expect(errorText(t, call)).toMatch(text);
  });

  it('tells each reader of an accepted page what they can do', () => {
    const text = () => errorText(t, failed(409, answer('page.accepted')));
    const as = (role: Role) => sessionStore.set({ role } as Session);
    as('ADMIN');
    expect(text()).toMatch(/Nehmen Sie zuerst die Annahme zurück/);
    as('EXHIBITOR');
    expect(text()).toMatch(/wenden Sie sich an die Messeleitung/);
    sessionStore.set(null);
  });

  it('sends the organiser to nobody of the organiser', () => {
    const text = () => errorText(t, failed(507, answer('server.storage-full')));
    sessionStore.set({ role: 'EXHIBITOR' } as Session);
    expect(text()).toMatch(/der Messeleitung\.$/);
    sessionStore.set({ role: 'SUPER_ADMIN' } as Session);
    expect(text()).toMatch(/der Person, die Rebblatt betreibt\.$/);
    sessionStore.set(null);
  });

  it('calls the fields as the screen does, and all others as the product does', () => {
    const tooLong = { key: 'validation.max-length', params: { max: 80 } };
    const data = { ...answer('validation'), errors: { prices: [tooLong], comment: [tooLong] } };
    const text = errorText(t, failed(422, data), (field) => (field === 'prices' ? 'Fusszeile' : undefined));
    expect(text).toContain('«Fusszeile»');
    expect(text).not.toContain('prices');
    expect(text).not.toContain('comment');
  });

  it('lists what an exhibitor still has, and nothing that there is none of', () => {
    const has = { name: 'Steghof', catalogs: 1, requests: 0, stands: 0, pages: 2, wines: 0, logos: 0 };
    const text = errorText(t, failed(409, { ...answer('exhibitor.took-part'), params: has }));
    expect(text).toMatch(/^«Steghof» kann nicht gelöscht werden.*: 1 Katalog, 2 Seiten\./);
  });

  it('is known for a rule, but not for a rule of a newer version', () => {
    expect(keyText(t, 'validation.required', { field: 'Wein' })).toBe('Bei «Wein» fehlt die Angabe.');
    expect(keyText(t, 'validation.corked' as FieldErrorKey)).toMatch(/unbekannter Fehler/);
  });
});
