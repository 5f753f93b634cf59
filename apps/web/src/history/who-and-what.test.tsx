import { entitiesOf, type HistoryItem } from '@rebblatt/contracts';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { HistoryWhat } from './who-and-what.tsx';

const companies = (count: number) => Array.from({ length: count }, (_, i) => `Kellerei ${i + 1}`);

/** The row of the history that says who was taken into a catalogue. */
const assigned = (names: string[]): HistoryItem => ({
  ...{ id: 1, at: '2027-02-01T10:00:00.000Z', actor: null, on_behalf: null, exhibitor: null },
  ...{ kind: 'catalog', entity: 'catalog', entity_id: 7, action: 'assign', item: 'Hauptmesse', exists: 1 },
  ...{ page: null, bring_back: 0, compare: 0 },
  changes: [{ field: 'exhibitorId', of: null, from: null, to: names.join(', '), to_names: names }],
});

it('counts those who are too many for a sentence, and folds their names below', () => {
  const { container } = render(<HistoryWhat row={assigned(companies(48))} />);
  expect(container.querySelector('span')?.textContent).toBe(
    'nahm in den Katalog «Hauptmesse» auf: 48 Aussteller',
  );
  const names = container.querySelector('details');
  expect(names?.open).toBe(false);
  expect(names?.textContent).toContain('Kellerei 47, Kellerei 48');
});

it('names few in the sentence', () => {
  const { container } = render(<HistoryWhat row={assigned(companies(2))} />);
  expect(container.textContent).toBe('nahm in den Katalog «Hauptmesse» auf: Kellerei 1, Kellerei 2');
});

it('says of reference data which kind of entry it is', () => {
  const changed = (entity: string): HistoryItem => ({
    ...assigned([]),
    ...{ kind: 'reference', entity, action: 'update', item: 'Griechenland', changes: [] },
  });
  const { container, rerender } = render(<HistoryWhat row={changed('country')} />);
  expect(container.textContent).toBe('änderte das Land «Griechenland»');
  rerender(<HistoryWhat row={changed('page-title')} />);
  expect(container.textContent).toBe('änderte den Seitentitel «Griechenland»');
});

it.each(entitiesOf.reference)('has a word for the entry of reference data that is a %s', (entity) => {
  expect(i18next.exists(`history.things.${entity}`)).toBe(true);
});

it('tells of reminders and letters for a fair in whole sentences', () => {
  const sentenceOf = (action: 'remind' | 'send-mail', to: string | null) => {
    const change = { field: 'subject', of: null, from: null, to };
    const row: HistoryItem = { ...assigned([]), action, changes: to === null ? [] : [change] };
    return render(<HistoryWhat row={row} />).container.querySelector('span')?.textContent;
  };
  expect(sentenceOf('remind', null)).toBe('sandte für den Katalog «Hauptmesse» Erinnerungen an Aussteller');
  expect(sentenceOf('send-mail', 'Standplan')).toBe(
    'schrieb für den Katalog «Hauptmesse» an Aussteller: «Standplan»',
  );
});

it('says in words whom the fair can be reached by and what a person of a company may', () => {
  const changed = (entity: string, field: string, from: string | null, to: string): HistoryItem => ({
    ...assigned([]),
    ...{ kind: 'account', entity, action: 'update', item: 'Nina', changes: [{ field, of: null, from, to }] },
  });
  const { container, rerender } = render(
    <HistoryWhat row={changed('contact', 'may', 'read', 'everything')} />,
  );
  expect(container.textContent).toContain('Recht: darf alles statt liest nur');
  rerender(<HistoryWhat row={changed('fair', 'contactName', null, 'Nina')} />);
  expect(container.textContent).toContain('Ansprechperson: Nina');
});
