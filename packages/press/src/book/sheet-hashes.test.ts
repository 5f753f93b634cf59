import { expect, test } from 'vitest';
import { pageOfWines, runOf } from '../testing/sample-run.ts';
import { layOutRun } from './lay-out-run.ts';

const sheetOf = (folio: number, company: string) =>
  layOutRun(runOf(pageOfWines(1, folio, company))).sheets[0];

test('a sheet at another place has another hash, but the same one without its place', () => {
  const here = sheetOf(3, 'Weingut Abendstern');
  const there = sheetOf(4, 'Weingut Abendstern');
  expect(there?.sha256).not.toBe(here?.sha256);
  expect(there?.contentSha256).toBe(here?.contentSha256);
  expect(sheetOf(3, 'Weingut Abendstern')).toEqual(here);
});

test('a sheet that shows something else differs in both', () => {
  const one = sheetOf(3, 'Weingut Abendstern');
  const other = sheetOf(3, 'Weingut Polarstern');
  expect(other?.sha256).not.toBe(one?.sha256);
  expect(other?.contentSha256).not.toBe(one?.contentSha256);
});
