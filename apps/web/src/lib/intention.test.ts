import { describe, expect, it } from 'vitest';
import { createIntention, requestOf } from './intention.ts';

const file = (bytes: string, lastModified = 1) => new File([bytes], 'signet.pdf', { lastModified });
const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const request = (data: unknown, url = '/country') => requestOf('post', url, data);

describe('an intention', () => {
  it('keeps its key for repeated equal calls', () => {
    const intention = createIntention();
    const key = intention.keyFor(request({ name: 'Georgien' }));
    expect(intention.keyFor(request({ name: 'Georgien' }))).toBe(key);
    expect(key).toMatch(/^[\w-]{8,100}$/);
  });

  it.each([
    ['other words', request({ name: 'Georgien!' })],
    ['another address', request({ name: 'Georgien' }, '/region')],
  ])('has another key for %s', (_what, other) => {
    const intention = createIntention();
    expect(intention.keyFor(request({ name: 'Georgien' }))).not.toBe(intention.keyFor(other));
  });

  it('has another key after it has ended', () => {
    const intention = createIntention();
    const first = intention.keyFor(request({}));
    intention.end();
    expect(intention.keyFor(request({}))).not.toBe(first);
  });
});

describe('an upload is the same call', () => {
  const first = request(form({ version: '3', file: file('%PDF') }));

  it('for the same file', () => {
    expect(request(form({ version: '3', file: file('%PDF') }))).toBe(first);
  });

  it.each([
    ['a longer file', form({ version: '3', file: file('%PDF-1.3') })],
    ['a newer file', form({ version: '3', file: file('%PDF', 2) })],
    ['another version of the page', form({ version: '4', file: file('%PDF') })],
  ])('but not with %s', (_what, other) => {
    expect(request(other)).not.toBe(first);
  });
});
