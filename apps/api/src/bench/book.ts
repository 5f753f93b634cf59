import { openChromiumAlone } from './chromium-alone.ts';
import type { Figure } from './figure.ts';
import { acceptAllPages, changeOnePage, design, doublePages, withoutDesign } from './full-book.ts';
import { countPages, generate, generateCold } from './generate-book.ts';
import { callSteadily } from './latency.ts';
import { watchMemory } from './memory.ts';
import type { Stage } from './stage.ts';

const TIMES_CHROMIUM = 2;
const TIMES_COLD = 0.5;
const TIMES_FOR_TWICE = 2.2;
const TIMES_WITH_DESIGN = 1.1;
const PATIENCE_MS = 100;
const TIMES_IDLE = 1.5;
const GENERATION_MB = 1200;
const NODE_MB = 1024;
const IDLE_MS = 10_000;
const READS_A_SECOND = 20;
/** The compared measurements alternate, so that other load on the machine affects both. */
const ROUNDS = 2;

/**
 * The whole demo book: its time compared with Chromium alone printing the same HTML, after one changed page and with
 * twice the pages, its memory, and its effect on other calls.
 */
export async function measureBook(stage: Stage): Promise<Figure[]> {
  const catalogId = await acceptAllPages(stage.db);
  const memory = await measureMemory(stage, catalogId);
  const noticed = await measureOthers(stage, catalogId);
  return [...(await measureTime(stage, catalogId)), noticed, ...memory];
}

async function measureTime(stage: Stage, catalogId: number): Promise<Figure[]> {
  const chromium = await openChromiumAlone(stage, catalogId);
  const sum = { cold: 0, changed: 0, alone: 0, designed: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    sum.alone += await chromium.print();
    sum.cold += await generateCold(stage, catalogId);
    await changeOnePage(stage.db, catalogId);
    sum.changed += await generate(stage, catalogId);
    await design(stage.db, catalogId);
    sum.designed += await generateCold(stage, catalogId);
    await withoutDesign(stage.db, catalogId);
  }
  await chromium.close();
  const [cold, changed, alone, designed] = [sum.cold, sum.changed, sum.alone, sum.designed].map(
    (all) => all / ROUNDS,
  ) as Means;
  const pages = await countPages(stage, catalogId);
  await doublePages(stage.db, catalogId);
  const twice = await generateCold(stage, catalogId);
  return [
    {
      name: 'demo book, against Chromium alone',
      detail: `${pages} pages`,
      value: cold,
      unit: 's',
      floor: alone,
      goal: { of: 'ratio', atMost: TIMES_CHROMIUM },
    },
    {
      name: 'demo book after one changed page, against all anew',
      value: changed,
      unit: 's',
      floor: cold,
      goal: { of: 'ratio', atMost: TIMES_COLD },
    },
    {
      name: 'demo book in a design of its own, against the usual look',
      value: designed,
      unit: 's',
      floor: cold,
      goal: { of: 'ratio', atMost: TIMES_WITH_DESIGN },
    },
    {
      name: 'demo book with its pages twice, against once',
      detail: `${await countPages(stage, catalogId)} pages`,
      value: twice,
      unit: 's',
      floor: cold,
      goal: { of: 'ratio', atMost: TIMES_FOR_TWICE },
    },
  ];
}

type Means = [number, number, number, number];

async function measureOthers(stage: Stage, catalogId: number): Promise<Figure> {
  const others = await pathsOfOthers(stage, catalogId);
  const read = () =>
    callSteadily(stage.api.origin, READS_A_SECOND, (n) => ({
      method: 'GET',
      path: others[n % others.length] ?? '/',
      headers: stage.headers,
    }));
  const idle = read();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const { p99: idleP99 } = await idle.stop();
  const busy = read();
  await generateCold(stage, catalogId);
  const { p99 } = await busy.stop();
  return {
    name: `p99 of ${READS_A_SECOND} requests/s during the generation`,
    value: p99,
    unit: 'ms',
    floor: idleP99,
    goal: { of: 'value', atMost: Math.max(PATIENCE_MS, TIMES_IDLE * idleP99) },
  };
}

async function measureMemory(stage: Stage, catalogId: number): Promise<Figure[]> {
  const memory = watchMemory(stage.api.pid);
  await generateCold(stage, catalogId);
  const { own, tree } = await memory();
  const figure = (name: string, value: number, atMost: number): Figure => ({
    name,
    value,
    unit: 'MB',
    floor: null,
    goal: { of: 'value', atMost },
  });
  return [
    figure('memory of the generation, node and browser', tree, GENERATION_MB),
    figure('memory of the generation, node alone', own, NODE_MB),
  ];
}

async function pathsOfOthers({ db }: Stage, catalogId: number): Promise<string[]> {
  const wine = await db.prisma.wine.findFirstOrThrow({ select: { id: true } });
  return [
    '/api/wine/20/1',
    `/api/wine/${wine.id}`,
    `/api/catalog/${catalogId}/page/20/1`,
    '/api/country/20/1',
    '/api/user',
  ];
}
