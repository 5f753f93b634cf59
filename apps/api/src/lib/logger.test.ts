import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(err: Error) {
  let line = '';
  const log = createLogger('info', { write: (text) => (line += text) });
  log.warn({ event: 'jobs.claim-failed', err }, 'claiming jobs failed');
  return JSON.parse(line);
}

it('says of a database that is away why, without a stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const wrapped = new Error('Invalid `prisma.job.findMany()` invocation:\n\nCan’t go on', { cause: refused });
  expect(logged(refused).err).toEqual({ message: refused.message });
  expect(logged(wrapped).err).toEqual({ message: 'Can’t go on' });
});

it('keeps the stack of every other error', () => {
  expect(logged(new Error('a bug')).err).toMatchObject({
    type: 'Error',
    message: 'a bug',
    stack: expect.stringContaining('logger.test.ts'),
  });
});
