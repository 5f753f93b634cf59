import type { BookState } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { linkMail } from './link.mail.ts';

const current: BookState = {
  ...{ left_out: 0, left_out_types: [], changed_pages: 0 },
  ...{ order_changed: 0, design_changed: 0, outdated: 0 },
};

/** The paragraph of a mail that says what its book is: the one after the link. */
function stateIn(language: 'de' | 'fr' | 'en', state: Partial<BookState>, contentPages = 8): string {
  const facts = {
    ...{ catalogName: 'Expo', number: 2, url: 'http://x.test/print/k', coverNote: null, contentPages },
    expiresAt: new Date('2030-08-01T00:00:00Z'),
    state: { ...current, ...state },
  };
  const { text } = linkMail({ recipient: 'a@x.test', subject: 'Buch' }, facts, {
    replyTo: 'b@x.test',
    language,
  });
  return text.split('\n\n')[2] ?? '';
}

it('says every reason why a book is outdated, and what is missing to a full sheet', () => {
  const all = { changed_pages: 2, order_changed: 1, design_changed: 1, outdated: 1 } as const;
  expect(stateIn('de', all, 7)).toBe(
    'Dieses Buch ist überholt. Seither haben sich 2 Positionen geändert. Die Reihenfolge ist anders. Die Gestaltung oder die Druckbedingung ist anders. Eine gedruckte Seite fehlt zum vollen Bogen.',
  );
  expect(stateIn('en', { order_changed: 1, outdated: 1, left_out: 1 }, 6)).toBe(
    'This book is a draft: one position is left out. This book is outdated. The order is different. 2 printed pages are missing to a full sheet.',
  );
  expect(stateIn('fr', { changed_pages: 1, outdated: 1 })).toBe(
    'Ce livre n’est plus à jour. Une position a changé depuis.',
  );
});

it('says nothing of a complete and current book of full sheets', () => {
  expect(stateIn('de', {})).toMatch(/^Der Link gilt bis /);
});
