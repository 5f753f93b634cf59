import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';
import type { Load } from './throughput.ts';
import { throughputOf, warmUp } from './throughput.ts';
import { growWines, searchWords } from './wines.ts';

const CONNECTIONS = 32;
const PAGES = 20;
/** The two take turns, so that whatever else the machine does meets both. */
const ROUNDS = 2;

const KEPT_IN_LIST = 0.7;
const KEPT_IN_SEARCH = 0.6;
const GROWTH = 1.2;

/** Calls a second. */
type Speed = { api: number; floor: number };

/** Wine list and wine search against the same SQL alone, at 4,000 and 40,000 wines, and how both slow down with them. */
export async function measureLists(stage: Stage): Promise<Figure[]> {
  const few = await speedsAt(stage, 4000);
  const many = await speedsAt(stage, 40_000);
  return [
    speedFigure('wine list at 4,000 wines', few.list, KEPT_IN_LIST),
    speedFigure('wine list at 40,000 wines', many.list, KEPT_IN_LIST),
    growthFigure('wine list, slower at 40,000 than at 4,000', few.list, many.list),
    speedFigure('wine search at 4,000 wines', few.search, KEPT_IN_SEARCH),
    speedFigure('wine search at 40,000 wines', many.search, KEPT_IN_SEARCH),
    growthFigure('wine search, slower at 40,000 than at 4,000', few.search, many.search),
  ];
}

async function speedsAt(stage: Stage, wines: number) {
  await growWines(stage.db, wines);
  const words = (await searchWords(stage.db)).map(encodeURIComponent);
  return {
    list: await speedOf(stage, (n) => `/wine/20/${1 + (n % PAGES)}`),
    search: await speedOf(stage, (n) => `/wine/20/1?search=${words[n % words.length]}`),
  };
}

async function speedOf({ api, floor, headers }: Stage, path: (n: number) => string): Promise<Speed> {
  let n = 0;
  const load = { connections: CONNECTIONS, headers };
  const alone: Load = { ...load, origin: floor.origin, next: () => ['GET', path(n++)] };
  const whole: Load = { ...load, origin: api.origin, next: () => ['GET', `/api${path(n++)}`] };
  await warmUp(alone);
  await warmUp(whole);
  const sum = { api: 0, floor: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    sum.floor += await throughputOf(alone);
    sum.api += await throughputOf(whole);
  }
  return { api: sum.api / ROUNDS, floor: sum.floor / ROUNDS };
}

const speedFigure = (name: string, { api, floor }: Speed, atLeast: number): Figure => ({
  name,
  value: api,
  unit: 'requests/s',
  floor,
  goal: { of: 'ratio', atLeast },
});

const growthFigure = (name: string, few: Speed, many: Speed): Figure => ({
  name,
  value: few.api / many.api,
  unit: 'times',
  floor: few.floor / many.floor,
  goal: { of: 'ratio', atMost: GROWTH },
});
