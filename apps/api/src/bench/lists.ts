import type { Figure } from './figure.ts';
import type { Stage } from './stage.ts';
import type { Load } from './throughput.ts';
import { throughputOf, warmUp } from './throughput.ts';
import { growWines, searchWords } from './wines.ts';

/** A few people at work, and the evening before the deadline. */
const CONNECTIONS = [8, 32];
const PAGES = 20;
/** The two alternate, so that other load on the machine affects both. */
const ROUNDS = 2;

/** The least ratio to PostgreSQL alone with handwritten statements. */
const KEPT = 0.4;
const GROWTH = 1.2;

/** Calls per second. */
type Speed = { api: number; floor: number };

/**
 * Wine list and wine search against the best that PostgreSQL can do for them, at 4,000 and 40,000 wines, for a few and
 * for many connections, and how both slow down with the wines.
 */
export async function measureLists(stage: Stage): Promise<Figure[]> {
  const few = await speedsAt(stage, 4000);
  const many = await speedsAt(stage, 40_000);
  return [
    ...few.figures,
    ...many.figures,
    growthFigure('wine list, slower at 40,000 than at 4,000', few.list, many.list),
    growthFigure('wine search, slower at 40,000 than at 4,000', few.search, many.search),
  ];
}

/** The figures for one number of wines, and the speeds at the larger number of connections. */
async function speedsAt(stage: Stage, wines: number) {
  await growWines(stage.db, wines);
  const words = (await searchWords(stage.db)).map(encodeURIComponent);
  const idle: Speed = { api: 0, floor: 0 };
  const found = { figures: [] as Figure[], list: idle, search: idle };
  for (const connections of CONNECTIONS) {
    found.list = await speedOf(stage, connections, (n) => `/wine/20/${1 + (n % PAGES)}`);
    found.search = await speedOf(stage, connections, (n) => `/wine/20/1?search=${words[n % words.length]}`);
    const where = `at ${wines.toLocaleString('en')} wines, ${connections} connections`;
    found.figures.push(speedFigure(`wine list ${where}`, found.list));
    found.figures.push(speedFigure(`wine search ${where}`, found.search));
  }
  return found;
}

/** Calls per second of the product and of its floor, alternating. @param path the n-th call, without the prefix /api */
export async function speedOf(
  { api, floor, headers }: Stage,
  connections: number,
  path: (n: number) => string,
): Promise<Speed> {
  let n = 0;
  const load = { connections, headers };
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

/** A list's speed compared with its floor. */
export const speedFigure = (name: string, { api, floor }: Speed): Figure => ({
  name,
  value: api,
  unit: 'requests/s',
  floor,
  goal: { of: 'ratio', atLeast: KEPT },
});

const growthFigure = (name: string, few: Speed, many: Speed): Figure => ({
  name,
  value: few.api / many.api,
  unit: 'times',
  floor: few.floor / many.floor,
  goal: { of: 'ratio', atMost: GROWTH },
});
