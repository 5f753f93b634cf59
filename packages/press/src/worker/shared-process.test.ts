import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { SharedProcess } from './shared-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rebblatt-shared-'));
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `const say = (message) => process.send({ residentBytes: 0, ...message });
   process.on('message', ({ id, task, abort }) => {
     if (abort) say({ id: abort, failed: { code: 'aborted', message: 'It was let go.' } });
     else if (task === 'report') process.send({ id, progress: 1 });
     else if (task !== 'wait') say({ id, done: process.pid });
   });`,
);

const shared = new SharedProcess<'who' | 'wait' | 'report' | 'leave'>({
  start: () => fork(program, { serialization: 'advanced' }),
  leave: 'leave',
  idleMs: 60_000,
});
const who = () => shared.run<number, never>('who', { timeoutMs: 20_000 });

afterEach(() => shared.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a task that takes too long is aborted, and the other tasks of its process go on', async () => {
  const process = await who();
  const calledOff = new AbortController();
  const other = shared.run('wait', { timeoutMs: 20_000, signal: calledOff.signal });
  await expect(shared.run('wait', { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
  expect(await who()).toBe(process);
  calledOff.abort();
  await expect(other).rejects.toMatchObject({ code: 'aborted' });
  expect(await who()).toBe(process);
});

test('an error in a progress listener fails only its task', async () => {
  const process = await who();
  const onProgress = () => {
    throw new Error('nobody listens');
  };
  await expect(shared.run('report', { timeoutMs: 20_000, onProgress })).rejects.toThrow('nobody listens');
  expect(await who()).toBe(process);
});
