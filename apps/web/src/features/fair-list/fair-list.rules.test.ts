import type { FairStand, OrderedService } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { askedIn, byCompany, byDeck, byService, servicesIn, standsIn, totalOf } from './fair-list.rules.ts';
import { isTaken, mayMove, nextCard } from './plan.rules.ts';

const asked = (query: string) => askedIn(new URLSearchParams(query));

const stand = (id: number, more: Partial<FairStand> = {}): FairStand => ({
  ...{ id, stand: `Z-${id}`, ship: 'Linth', deck: 'Hauptdeck', description: null },
  ...{ company: null, standing: 'free', ...more },
});
const company = (id: number, company_name: string) => ({
  ...{ id, company_name, contact_person: 'Rosa Muster', phone: null, city: null },
});
const order = (service_id: number, exhibitor_id: number, amount: number, more = {}): OrderedService => ({
  ...{ service_id, name: `Dienst ${service_id}`, name_fr: null, name_en: null, amount, exhibitor_id },
  ...{ company_name: `Weingut ${exhibitor_id}`, phone: null, stands: ['Z-1'], state: 'accepted', ...more },
});

it('finds stands by company, contact, name, ship and standing, and every word of a search', () => {
  const rows = [
    stand(1, { standing: 'taken', company: company(7, 'Weingut Höchrain') }),
    stand(2),
    stand(3, { ship: 'Helvetia', standing: 'waiting', company: company(8, 'Kellerei') }),
  ];
  const ids = (query: string) => standsIn(rows, asked(query)).map(({ id }) => id);
  expect(ids('search=hochrain')).toEqual([1]);
  expect(ids('search=muster+kellerei')).toEqual([3]);
  expect(ids('ship=Linth')).toEqual([1, 2]);
  expect(ids('standing=free')).toEqual([2]);
  expect(ids('ship=Linth&standing=waiting')).toEqual([]);
  expect(byDeck(rows).map(({ rows: [first] }) => first.id)).toEqual([1, 3]);
});

it('adds the orders of a service up, and lists those of a company together', () => {
  const rows = [order(1, 3, 2), order(1, 2, 4, { state: 'sent' }), order(2, 3, 1)];
  expect(byService(rows).map(({ rows: of }) => totalOf(of))).toEqual([
    { ordered: 6, accepted: 2 },
    { ordered: 1, accepted: 1 },
  ]);
  expect(byCompany(rows).map(({ rows: of }) => of.map(({ service_id }) => service_id))).toEqual([
    [1],
    [1, 2],
  ]);
  expect(servicesIn(rows, asked('state=sent')).map(({ exhibitor_id }) => exhibitor_id)).toEqual([2]);
});

it('moves whoever has a stand, to any but an own one', () => {
  const own = stand(1, { standing: 'taken', company: company(7, 'A') });
  if (!isTaken(own)) throw new Error('Nobody is there.');
  expect(isTaken(stand(3, { standing: 'waiting', company: company(8, 'B') }))).toBe(false);
  expect(mayMove(own, own)).toBe(false);
  expect(mayMove(own, stand(2))).toBe(true);
  expect(mayMove(own, stand(3, { standing: 'taken', company: company(8, 'B') }))).toBe(true);
  expect(mayMove(own, stand(4, { standing: 'taken', company: company(7, 'A') }))).toBe(false);
});

it('leads from card to card by the arrow keys, over the end of a row and to the nearest of the next', () => {
  // Two rows of three and two cards, below them a deck with one.
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
  const boxes = [box(0, 0), box(110, 0), box(220, 0), box(0, 60), box(110, 60), box(0, 200)];
  expect([nextCard(boxes, 0, 'right'), nextCard(boxes, 2, 'right'), nextCard(boxes, 0, 'left')]).toEqual([
    1, 3, 0,
  ]);
  expect([nextCard(boxes, 1, 'down'), nextCard(boxes, 2, 'down'), nextCard(boxes, 4, 'down')]).toEqual([
    4, 4, 5,
  ]);
  expect([nextCard(boxes, 5, 'up'), nextCard(boxes, 0, 'up'), nextCard(boxes, 5, 'down')]).toEqual([3, 0, 5]);
});
