import { parseArgs } from 'node:util';
import { measureBook } from '../bench/book.ts';
import { measureCheck } from '../bench/check-ad.ts';
import { measureCompanies } from '../bench/companies.ts';
import { measureCrowd } from '../bench/crowd.ts';
import { measureDesigning } from '../bench/designing.ts';
import type { Figure } from '../bench/figure.ts';
import { asJson, asTable } from '../bench/figure.ts';
import { acceptAllPages } from '../bench/full-book.ts';
import { measureHistory } from '../bench/history.ts';
import { measureHostileTables } from '../bench/hostile-tables.ts';
import { measureLists } from '../bench/lists.ts';
import { measureLive } from '../bench/live.ts';
import { residentMemory } from '../bench/memory.ts';
import { measureMoves } from '../bench/moves.ts';
import { measurePeople } from '../bench/people.ts';
import { measurePlan } from '../bench/plan.ts';
import { measurePusher } from '../bench/pusher.ts';
import { weighScreens } from '../bench/screen-weight.ts';
import type { Stage } from '../bench/stage.ts';
import { setStage } from '../bench/stage.ts';
import { measureVisitors } from '../bench/visitors.ts';
import { measureWebhooks } from '../bench/webhooks.ts';
import { measureWineTable } from '../bench/wine-table.ts';

const AFTER_START_MB = 350;

/**
 * `npm run bench`: measures what the product costs compared with the bare work below it, in one run on one machine.
 * `--json` prints one object, name to value, unit, floor and ratio. Words select parts: `npm run bench -- lists moves`.
 */
const parts: Record<string, (stage: Stage) => Promise<Figure[]>> = {
  screens: async () => weighScreens(),
  memory: measureStart,
  preflight: measureCheck,
  plan: measurePlan,
  design: async (stage) => [await measureDesigning(stage, await acceptAllPages(stage.db))],
  book: measureBook,
  table: measureWineTable,
  moves: async (stage) => [await measureMoves(stage)],
  live: measureLive,
  pusher: measurePusher,
  lists: async (stage) => [...(await measureLists(stage)), await measureHistory(stage)],
  people: measurePeople,
  crowd: measureCrowd,
  hostile: measureHostileTables,
  visitors: measureVisitors,
  webhooks: measureWebhooks,
  // Last, since the companies stay.
  companies: measureCompanies,
};

function readWords(): { words: string[]; json: boolean } {
  try {
    const { values, positionals: words } = parseArgs({
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const unknown = words.find((word) => !Object.hasOwn(parts, word));
    if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`);
    return { words, json: values.json === true };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${why}\nUsage: npm run bench -- [--json] [PART …]   (${Object.keys(parts).join(', ')})`);
    process.exit(2);
  }
}

const { words, json } = readWords();

const figures: Figure[] = [];
const stage = await setStage(process.env);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(name)) continue;
    if (!json) console.log(`Measuring ${name} …`);
    figures.push(...(await measure(stage)));
  }
} finally {
  await stage.close();
}
console.log(json ? asJson(figures) : `\n${asTable(figures)}`);

/** Memory of the server after a start with the demo already loaded. */
async function measureStart(stage: Stage): Promise<Figure[]> {
  await stage.restart();
  return [
    {
      name: 'memory of the API after its start',
      value: await residentMemory(stage.api.pid),
      unit: 'MB',
      floor: null,
      goal: { of: 'value', atMost: AFTER_START_MB },
    },
  ];
}
