import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testsOf } from './part-of-tests.mjs';
import { tools } from './paths.mjs';
import { readVitest } from './reports.mjs';
import { runSteps } from './steps.mjs';

const here = import.meta.dirname;
let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rebblatt-ground-'));
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  output: string;
}

function run(
  words: string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, words, { env: { ...process.env, ...env } });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))) };
}

/** A program that runs under the supervisor, notes that it began, and how it was told to end. */
function supervised(): { child: ChildProcess; ended: Promise<Ended>; noted: (word: string) => boolean } {
  const program = `
    const { writeFileSync } = await import('node:fs');
    const note = (word) => writeFileSync(${JSON.stringify(folder)} + '/' + word, '');
    for (const word of ['SIGTERM', 'disconnect']) process.on(word, () => { note(word); process.exit(0); });
    setInterval(() => {}, 1000);
    note('began');`;
  const source = `
    const { supervise } = await import(${JSON.stringify(join(here, 'supervise.mjs'))});
    process.exit(await supervise([{ words: ['--input-type=module', '-e', ${JSON.stringify(program)}] }]));`;
  const { child, ended } = run(['--input-type=module', '-e', source]);
  return { child, ended, noted: (word) => existsSync(join(folder, word)) };
}

describe('the supervisor', () => {
  test('passes SIGTERM on, waits, and ends well', async () => {
    const { child, ended, noted } = supervised();
    await expect.poll(() => noted('began'), { timeout: 10_000 }).toBe(true);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(noted('SIGTERM')).toBe(true);
  });

  test('leaves no program behind when it is killed itself', async () => {
    const { child, noted } = supervised();
    await expect.poll(() => noted('began'), { timeout: 10_000 }).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => noted('disconnect'), { timeout: 10_000 }).toBe(true);
  });
});

describe('npm start', () => {
  test('ends with its program when it is asked to stop, not before it', async () => {
    const { start } = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8')).scripts;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
    mkdirSync(join(folder, 'scripts'));
    const program = `import { writeFileSync } from 'node:fs';
      const note = (word) => writeFileSync(${JSON.stringify(folder)} + '/' + word, '');
      process.on('SIGTERM', () => setTimeout(() => { note('ended'); process.exit(0); }, 1000));
      setInterval(() => {}, 1000);
      note('began');`;
    writeFileSync(join(folder, 'scripts/start.mjs'), program);
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
    started.push(npm);
    const code = new Promise((resolve) => npm.on('exit', resolve));
    await expect.poll(() => existsSync(join(folder, 'began')), { timeout: 30_000 }).toBe(true);
    npm.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(existsSync(join(folder, 'ended'))).toBe(true);
  }, 60_000);

  test('refuses a port in use before it touches any data', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const bound = taken.address();
        resolve(typeof bound === 'object' && bound ? bound.port : 0);
      });
    });
    const dataDir = join(folder, 'data');
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    const { code, output } = await run([join(here, '../start.mjs')], env).ended;
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['PORT', 'abc', 'a whole number from 1 to 65535'],
    ['PORT', '99999', 'a whole number from 1 to 65535'],
    ['NODE_ENV', 'prod', 'one of production, development, test'],
  ])('refuses %s=%s with one line of what is wanted', async (name, value, wanted) => {
    const dataDir = join(folder, 'data');
    const { code, output } = await run([join(here, '../start.mjs')], { [name]: value, DATA_DIR: dataDir })
      .ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Rebblatt cannot start: ${name} is wrong: it must be ${wanted}`);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('npm run', () => {
  test('names the programs there are when asked for another', async () => {
    const { code, output } = await run([join(here, '../run.mjs'), 'bakcup']).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/no program “bakcup”.*backup, restore/);
  });
});

describe('npm run check', () => {
  test('says how it is called when it is called with other words', async () => {
    const { code, output } = await run([join(here, '../check.mjs'), '--quick']).ended;
    expect(code).toBe(2);
    expect(output).toMatch(/--quick[\s\S]*Usage: npm run check/);
  });
});

describe('a run of named steps', () => {
  test('goes on after a failure and counts everything', async () => {
    const total = await runSteps(
      [
        { name: 'one', work: async () => ({ passed: 2, failed: 1 }) },
        { name: 'two', work: () => Promise.reject(new Error('broken')) },
        { name: 'three', work: async () => ({ passed: 3, failed: 0 }) },
      ],
      2,
    );
    expect(total).toMatchObject({ passed: 5, failed: 2 });
    expect(total.reports).toEqual([expect.stringMatching(/one/), expect.stringMatching(/two[\s\S]*broken/)]);
  });
});

describe('the report of a run of tests', () => {
  test('names what failed and why, also a file that cannot be loaded', async () => {
    writeFileSync(
      join(folder, 'sum.test.ts'),
      "test('one and one', () => expect(1 + 1).toBe(3)); test('one', () => {});",
    );
    writeFileSync(join(folder, 'lost.test.ts'), "import './nowhere.ts'; test('never', () => {});");
    const file = join(folder, 'report.json');
    await run([tools.vitest, 'run', '--root', folder, '--globals', '--reporter=json', `--outputFile=${file}`])
      .ended;
    const { passed, failed, report, slowest } = readVitest(file);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(report).toMatch(/sum\.test\.ts › one and one[\s\S]*expected 2 to be 3/);
    expect(report).toMatch(/lost\.test\.ts[\s\S]*nowhere/);
    expect(slowest).toMatch(/sum\.test\.ts/);
  });

  test('is one failure when it is missing', () => {
    expect(readVitest(join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a check that has passed', () => {
  /**
   * Runs the two kinds of checks over a checkout of its own and gives what they were asked to look at.
   * @param meanwhile what somebody saves in one.ts while each looks, with the number of the look
   */
  async function look(outcome: { failed: number }, meanwhile?: string): Promise<unknown> {
    const source = `
      const { writeFileSync } = await import('node:fs');
      const { unlessPassed, forChanged } = await import(${JSON.stringify(join(folder, 'scripts/ground/passed-before.mjs'))});
      const asked = [];
      const work = async (files) => {
        asked.push(files ?? 'everything');
        for (const text of ${JSON.stringify(meanwhile ? [meanwhile] : [])})
          writeFileSync(${JSON.stringify(join(folder, 'pkg/one.ts'))}, text + asked.length);
        return { passed: 0, ...${JSON.stringify(outcome)} };
      };
      const reads = { folders: ['pkg'], rules: ['rules.json'], words: ['look'] };
      await unlessPassed({ name: 'whole', work: () => work() }, reads).work();
      await forChanged('each', reads, work).work();
      console.log(JSON.stringify(asked));`;
    const { output } = await run(['--input-type=module', '-e', source]).ended;
    return JSON.parse(output);
  }

  beforeEach(() => {
    cpSync(here, join(folder, 'scripts/ground'), { recursive: true });
    mkdirSync(join(folder, 'pkg'));
    writeFileSync(join(folder, 'pkg/one.ts'), '1');
    writeFileSync(join(folder, 'pkg/two.ts'), '2');
  });

  test('is left out until a file it reads has changed', async () => {
    expect(await look({ failed: 0 })).toEqual(['everything', ['pkg/one.ts', 'pkg/two.ts']]);
    expect(await look({ failed: 0 })).toEqual([]);
    writeFileSync(join(folder, 'pkg/two.ts'), '3');
    expect(await look({ failed: 0 })).toEqual(['everything', ['pkg/two.ts']]);
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'another tool');
    expect(await look({ failed: 0 })).toMatchObject(['everything', expect.arrayContaining(['pkg/one.ts'])]);
    writeFileSync(join(folder, 'rules.json'), 'another rule');
    expect(await look({ failed: 0 })).toMatchObject(['everything', expect.arrayContaining(['pkg/one.ts'])]);
    rmSync(join(folder, 'pkg/two.ts'));
    expect(await look({ failed: 0 })).toEqual(['everything']);
  });

  test('has not passed with a file that was saved while it looked, nor by what a killed one wrote', async () => {
    writeFileSync(join(folder, 'pkg/one.ts'), 'wrong');
    await look({ failed: 0 }, 'saved ');
    writeFileSync(join(folder, 'pkg/one.ts'), 'wrong');
    expect(await look({ failed: 1 })).toEqual(['everything', ['pkg/one.ts']]);
    writeFileSync(join(folder, 'pkg/one.ts'), 'saved 1');
    expect(await look({ failed: 0 })).toEqual(['everything', ['pkg/one.ts']]);
    const memory = join(folder, 'node_modules/.cache/checks/each-files');
    writeFileSync(memory, readFileSync(memory, 'utf8').slice(0, 20));
    expect(await look({ failed: 0 })).toEqual([['pkg/one.ts', 'pkg/two.ts']]);
  });

  test('is made again as long as it fails', async () => {
    await look({ failed: 0 });
    writeFileSync(join(folder, 'pkg/one.ts'), 'wrong');
    expect(await look({ failed: 1 })).toEqual(['everything', ['pkg/one.ts']]);
    expect(await look({ failed: 1 })).toEqual(['everything', ['pkg/one.ts']]);
  });
});

describe('a part of the tests', () => {
  test('is a slice with its tests on both sides and the journeys that have its name', () => {
    const { tests, journeys } = testsOf('wine-import');
    expect(tests).toEqual(['apps/api/src/features/wine-import/', 'apps/web/src/features/wine-import/']);
    expect(journeys).toContain('e2e/wine-import.spec.ts');
    expect(journeys).not.toContain('e2e/wine-page.spec.ts');
    expect(testsOf('press').tests).toEqual(['packages/press/']);
  });

  test('that nobody tests is refused, and so is a path', () => {
    expect(() => testsOf('wines-import')).toThrow(/Nothing tests a part "wines-import"/);
    expect(() => testsOf('../apps')).toThrow(/Nothing tests/);
  });
});
