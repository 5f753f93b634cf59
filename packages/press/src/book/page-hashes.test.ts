import { expect, test } from 'vitest';
import { pageOfWines, runOf } from '../testing/sample-run.ts';
import { layOutRun } from './lay-out-run.ts';

const laidOut = (folio: number, company: string) => layOutRun(runOf(pageOfWines(1, folio, company))).pages[0];

test('a page in another place has another hash, but the same hash without its place', () => {
  const here = laidOut(3, 'Weingut Abendstern');
  const there = laidOut(4, 'Weingut Abendstern');
  expect(there?.sha256).not.toBe(here?.sha256);
  expect(there?.contentSha256).toBe(here?.contentSha256);
  expect(laidOut(3, 'Weingut Abendstern')).toEqual(here);
});

test('a page with other content differs in both hashes', () => {
  const one = laidOut(3, 'Weingut Abendstern');
  const other = laidOut(3, 'Weingut Polarstern');
  expect(other?.sha256).not.toBe(one?.sha256);
  expect(other?.contentSha256).not.toBe(one?.contentSha256);
});
