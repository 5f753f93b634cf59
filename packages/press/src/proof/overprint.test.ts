import { describe, expect, test } from 'vitest';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { drawnPage } from '../testing/drawn-page.ts';
import { paintingSamples, SAMPLE_PT, sampleResources, shadingSample } from '../testing/painting-samples.ts';
import { type Separation, separatePage } from './separate-page.ts';

const engine = await openProfile(fogra39().profile);
const cell = (i: number) => [(i % 10) * SAMPLE_PT, Math.floor(i / 10) * SAMPLE_PT] as const;

type Sample = readonly [string, (x: number, y: number) => string];

/** Each sample in a cell of its own over full cyan, in black. */
async function separated(samples: readonly Sample[], state: string, ink: string): Promise<Separation> {
  const drawn = samples.map(([, paint], i) => `q ${ink} ${paint(...cell(i))} Q`).join('\n');
  const page = await drawnPage(
    `1 0 0 0 k 0 0 200 100 re f 2 w /${state} gs ${drawn}`,
    ({ context }) => ({
      ...sampleResources(context),
      ColorSpace: { N: ['DeviceN', ['Magenta', 'Black'], 'DeviceCMYK', TWO_INKS(context)] },
    }),
    [200, 100],
  );
  return separatePage(page, { page: 0, ppi: 72, engine });
}
const TWO_INKS = (context: Parameters<typeof sampleResources>[0]) =>
  context.register(
    context.stream('{ 0 3 1 roll 0 exch }', {
      ...{ FunctionType: 4, Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1, 0, 1] },
    }),
  );

/** The minimum and maximum ink of a plate within a cell, in percent. */
function range({ plates, widthPx, heightPx }: Separation, plate: number, i: number): [number, number] {
  const [x, y] = cell(i);
  const values: number[] = [];
  for (let row = 0; row < SAMPLE_PT; row++)
    for (let column = 0; column < SAMPLE_PT; column++)
      values.push(plates[plate]?.[(heightPx - 1 - y - row) * widthPx + x + column] ?? 255);
  return [Math.max(...values), Math.min(...values)].map((grey) => Math.round((1 - grey / 255) * 100)) as [
    number,
    number,
  ];
}

describe('black in four inks', async () => {
  const samples = [...paintingSamples, ['sh', (x, y) => shadingSample(x, y, 'Ink')] as Sample];
  const [over, out] = await Promise.all(
    ['On', 'Off'].map((state) => separated(samples, state, '0 0 0 1 k 0 0 0 1 K')),
  );
  test.each(samples.map(([name], i) => [name, i] as const))(
    'painted by %s keeps what is below when it overprints, and knocks it out otherwise',
    (_, i) => {
      expect(range(over as Separation, 0, i)[0]).toBe(100);
      expect(range(over as Separation, 3, i)[1]).toBeGreaterThan(95);
      expect(range(out as Separation, 0, i)[0]).toBeLessThan(5);
      expect(range(out as Separation, 3, i)[1]).toBeGreaterThan(95);
    },
  );
});

describe('two inks by name', async () => {
  const over = await separated(paintingSamples, 'On', '/N cs 0 1 scn /N CS 0 1 SCN');
  test.each(paintingSamples.map(([name], i) => [name, i] as const))(
    'painted by %s leave only those plates unchanged that they do not name',
    (_, i) => {
      expect(range(over, 0, i)[0]).toBe(100);
      expect(range(over, 3, i)[1]).toBeGreaterThan(95);
      expect(range(over, 1, i)[1]).toBe(0);
    },
  );
});

test('a stroke and a fill painted at once overprint by their own states', async () => {
  const page = await drawnPage(
    `1 0 0 0 k 0 0 100 100 re f 10 w /Area gs 0 0 0 1 k 0 0 0 1 K 20 20 60 60 re B`,
    () => ({ ExtGState: { Area: { op: true, OP: false, OPM: 1 } } }),
  );
  const { plates } = await separatePage(page, { page: 0, ppi: 72, engine });
  const cyan = (x: number, y: number) => plates[0]?.[(99 - y) * 100 + x];
  expect([cyan(50, 50), cyan(20, 50), cyan(5, 5)]).toEqual([0, 255, 0]);
});

test('a form overprints according to the state where it is used', async () => {
  const page = await drawnPage(
    `1 0 0 0 k 0 0 100 100 re f 0 0 0 1 k q 50 0 0 100 0 0 cm /On gs /Form Do Q q 50 0 0 100 50 0 cm /Form Do Q`,
    ({ context }) => sampleResources(context),
  );
  const { plates } = await separatePage(page, { page: 0, ppi: 72, engine });
  expect([plates[0]?.[5_025], plates[0]?.[5_075]]).toEqual([0, 255]);
});
