import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { programWords } from '../../testing/program.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

function create(...words: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: server.context.jwtSecret,
    DATA_DIR: server.context.env.DATA_DIR,
  };
  return promisify(execFile)(process.execPath, [...programWords('programs/admin-create'), ...words], { env });
}

test('npm run admin:create creates an account that can sign in with the password it prints', async () => {
  const { stdout } = await create(' First@Fair.Test ');
  const password = stdout.trim().split(' ').at(-1);
  const answer = await clientOf(server, null).call('POST', '/login', { email: 'first@fair.test', password });
  expect(answer.status).toBe(200);
  expect(answer.body.role).toBe('SUPER_ADMIN');
});

test('npm run admin:create does not change an existing account', async () => {
  await create('second@fair.test');
  await expect(create('second@fair.test')).rejects.toThrow('second@fair.test has an account already.');
});

test('npm run admin:create prints its usage when it is called with unknown arguments', async () => {
  for (const words of [[], ['third@fair.test', 'fourth@fair.test'], ['--quick', 'third@fair.test']])
    await expect(create(...words)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: npm run admin:create -- EMAIL'),
    });
});

test('npm run admin:create requires an e-mail address', async () => {
  await expect(create('nobody')).rejects.toThrow('“nobody” is not an e-mail address.');
});
