import { expect, test } from 'vitest';
import { type Change, createSaveQueue, type Failure } from './save-queue.ts';

type Content = readonly string[];

/** A server whose responses are controlled by the test. */
function scene() {
  const open: { text: string; answer: () => void; fail: (failure: Failure) => void }[] = [];
  const queue = createSaveQueue<Content>([], (error) => error as Failure);
  const add = (text: string, more: Partial<Change<Content>> = {}): Change<Content> => ({
    key: text,
    apply: (content) => [...content, text],
    send: (stored) =>
      new Promise((resolve, reject) => {
        open.push({ text, answer: () => resolve([...stored, text]), fail: reject });
      }),
    ...more,
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { queue, open, add, turn };
}

test('changes are shown immediately and sent one after the other', async () => {
  const { queue, open, add, turn } = scene();
  queue.push(add('a'));
  queue.push(add('b'));
  expect(queue.shown.get()).toEqual(['a', 'b']);
  expect(open.map(({ text }) => text)).toEqual(['a']);
  open[0]?.answer();
  await turn();
  expect(open.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(queue.state.get().step).toBe('saving');
  open[1]?.answer();
  await turn();
  expect(queue.state.get().step).toBe('saved');
  expect(queue.shown.get()).toEqual(['a', 'b']);
});

test('only the last value of a field is sent, but a change being sent is not replaced', async () => {
  const { queue, open, add, turn } = scene();
  queue.push(add('first', { key: 'name' }));
  queue.push(add('second', { key: 'name' }));
  queue.push(add('third', { key: 'name' }));
  open[0]?.answer();
  await turn();
  expect(open.map(({ text }) => text)).toEqual(['first', 'third']);
});

test('a change without a response is kept, shown and sent first when retried', async () => {
  const { queue, open, add, turn } = scene();
  queue.push(add('a'));
  queue.push(add('b'));
  open[0]?.fail('lost');
  await turn();
  expect(queue.state.get().step).toBe('failed');
  expect(queue.waiting()).toBe(2);
  expect(queue.shown.get()).toEqual(['a', 'b']);
  expect(await queue.settled()).toBe(false);
  queue.retry();
  expect(open.map(({ text }) => text)).toEqual(['a', 'a']);
  open[1]?.answer();
  await turn();
  open[2]?.answer();
  expect(await queue.settled()).toBe(true);
});

test('a refused change is undone and the next one is sent', async () => {
  const { queue, open, add, turn } = scene();
  const calls: unknown[] = [];
  queue.push(add('a', { onRefused: (error) => calls.push(error) }));
  queue.push(add('b'));
  open[0]?.fail('refused');
  await turn();
  expect(calls).toEqual(['refused']);
  expect(queue.shown.get()).toEqual(['b']);
  expect(open.map(({ text }) => text)).toEqual(['a', 'b']);
});

test('a stale change waits for a choice, whatever else is entered meanwhile', async () => {
  const { queue, open, add, turn } = scene();
  queue.push(add('mine'));
  open[0]?.fail('stale');
  await turn();
  queue.push(add('later'));
  expect(queue.state.get()).toMatchObject({ step: 'stale', key: 'mine' });
  expect(open).toHaveLength(1);
  queue.store(['theirs']);
  expect(queue.shown.get()).toEqual(['theirs', 'mine', 'later']);
  queue.drop();
  expect(queue.shown.get()).toEqual(['theirs', 'later']);
  open[1]?.answer();
  expect(await queue.settled()).toBe(true);
  expect(queue.shown.get()).toEqual(['theirs', 'later']);
});
