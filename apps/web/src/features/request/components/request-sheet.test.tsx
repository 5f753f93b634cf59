import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../../lib/i18n.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { Proposal } from './proposal.tsx';
import { RequestSheet } from './request-sheet.tsx';

beforeEach(async () => {
  // The sheet tells the server that it was looked at.
  answering(() => ({}));
  await showLanguage('fr');
});
afterEach(async () => {
  cleanup();
  await showLanguage('de');
});

it('a proposal has the titles of its pages in the language of the reader', async () => {
  const names = { name_fr: 'Vaud', name_en: null };
  const title = { pageTitleId: 2, pageTitle: 'Waadt', pageTitleNames: names };
  const proposed = { pageId: null, position: 4, stand: 'A-1', standId: 1, ...title };
  const proposal = { stands: [], beside: [], as_wished: null, winePages: [proposed], adPages: [], gap: null };
  show(<Proposal item={{ stands: [], earlier: null, swaps: [] } as never} proposal={proposal as never} />);
  expect((await screen.findByText(/position 4/)).textContent).toContain('Vaud');
});

it('a proposal says which stands lie beside each other, and that not all do', async () => {
  await showLanguage('de');
  const stands = ['Z-11', 'Z-12', 'Z-20'].map((stand, i) => ({ id: i + 1, stand, ship: null, deck: null }));
  const shown = (item: object, beside: number[][]) => {
    const proposal = {
      stands: stands.slice(0, beside.flat().length),
      beside,
      as_wished: null,
      winePages: [],
      adPages: [],
      gap: null,
    };
    return show(
      <Proposal item={{ stands: [], earlier: null, swaps: [], ...item } as never} proposal={proposal} />,
    );
  };
  const first = shown({}, [[1, 2]]);
  expect(await screen.findAllByText('nebeneinander')).toHaveLength(2);
  expect(screen.queryByText(/^Nicht alle Stände/)).toBeNull();
  first.unmount();
  const second = shown({}, [[1, 2], [3]]);
  expect(await screen.findAllByText('nebeneinander')).toHaveLength(2);
  expect(screen.getByText(/^Nicht alle Stände liegen nebeneinander: /)).toBeTruthy();
  second.unmount();
  shown({ stands }, [[1], [2], [3]]);
  expect(await screen.findByText('Nicht alle Stände liegen nebeneinander.')).toBeTruthy();
});

it('a request has its services in the language of the reader', async () => {
  const item = {
    ...{ id: 1, exhibitor: { company_name: 'Rebgut' }, contact: {}, proposal: null, seen: null, deck: null },
    ...{ count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0, exhibitor_comment: null },
    service: { 5: { service_id: 5, amount: 2 } },
  };
  const services = [{ id: 5, name: 'Stehtisch', name_fr: 'Table haute', name_en: null }];
  show(<RequestSheet item={item as never} services={services as never} />);
  expect(await screen.findByText(/Table haute/)).toBeTruthy();
});

it('says one of a thing as one', async () => {
  await showLanguage('de');
  const item = {
    ...{ id: 1, exhibitor: { company_name: 'Rebgut' }, contact: {}, proposal: null, seen: null, deck: null },
    ...{
      count_stands: 1,
      count_pages_wine: 2,
      count_pages_advertising: 0,
      exhibitor_comment: null,
      service: {},
    },
  };
  show(<RequestSheet item={item as never} services={[]} />);
  for (const label of ['Stand', 'Weinseiten', 'Inserate'])
    expect(await screen.findByText(label)).toBeTruthy();
});
