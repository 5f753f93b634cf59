import { expect, it } from 'vitest';
import { type Section, shownSections } from './use-findings.ts';

const section = (key: string, count: number, near?: boolean): Section => ({
  key,
  heading: key,
  destinations: Array.from({ length: count }, (_, at) => ({ to: `/${key}/${at}`, label: key })),
  total: count,
  near,
});

it('shows a name that may be meant only where neither an action nor a hit was found', () => {
  const shown = (...sections: Section[]) => shownSections(sections).map(({ key }) => key);
  const near = section('exhibitors', 2, true);
  expect(shown(section('menu', 0), section('actions', 0), near, section('wines', 0))).toEqual(['exhibitors']);
  expect(shown(section('menu', 0), section('actions', 1), near)).toEqual(['actions']);
  expect(shown(section('actions', 0), near, section('wines', 3))).toEqual(['wines']);
  expect(shown(section('actions', 0), section('exhibitors', 0))).toEqual([]);
});
