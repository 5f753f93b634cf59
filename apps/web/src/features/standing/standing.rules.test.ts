import { type CatalogStanding, type PageStanding, pageStandings } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { figuresOf, phaseOf } from './standing.rules.ts';

const catalog = { id: 2, from: '2030-03-01', to: '2030-04-14' };
const next = { id: 3 };
const later = { exhibitors: 1, until: '2030-04-20' };

it('has nobody who could have begun before its first day', () => {
  expect(phaseOf(catalog, { later: null }, next, '2030-02-28')).toBe('upcoming');
  expect(phaseOf(catalog, { later: null }, next, '2030-03-01')).toBe('collecting');
});

it('collects until the last day, and after it while a single exhibitor may go on', () => {
  expect(phaseOf(catalog, { later: null }, { id: 2 }, '2030-04-14')).toBe('collecting');
  expect(phaseOf(catalog, { later }, next, '2030-04-15')).toBe('collecting');
});

it('is the book in the making after the end, until another fair begins', () => {
  expect(phaseOf(catalog, { later: null }, null, '2030-04-15')).toBe('making');
  expect(phaseOf(catalog, { later: null }, next, '2030-11-25')).toBe('past');
});

it('leaves out what nobody can act on any more', () => {
  const standing: CatalogStanding = {
    catalog_id: 2,
    days_left: null,
    pages: Object.fromEntries(pageStandings.map((name) => [name, 1])) as Record<PageStanding, number>,
    waiting_since: null,
    logos_to_approve: 3,
    requests_open: 1,
    exhibitors_not_begun: 6,
    renamed: 0,
    later: null,
  };
  const names = (phase: Parameters<typeof figuresOf>[2]) =>
    figuresOf(standing, '/catalog/2/page', phase).map(({ name }) => name);
  expect(names('collecting').slice(-3)).toEqual(['logos', 'requests', 'notBegun']);
  expect(names('upcoming').slice(-2)).toEqual(['logos', 'requests']);
  expect(names('making').slice(-2)).toEqual(['logos', 'requests']);
  expect(names('past').slice(-2)).toEqual(['faulty', 'requests']);
});
