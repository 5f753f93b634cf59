import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://catalogue.test' });
});
afterAll(() => server.stop());

it.each(['/api/health', '/api/user', '/api/nowhere'])(
  'every answer restricts what the browser may do: %s',
  async (path) => {
    const { headers } = await fetch(`${server.origin}${path}`);
    const host = new URL(server.origin).host;
    const live = `connect-src 'self' ws://${host} wss://${host}`;
    const policy = headers.get('content-security-policy')?.split(';').sort();
    expect(policy).toEqual(
      [
        ...["default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'"],
        ...["img-src 'self' blob: data:", "font-src 'self' data:", live],
        ...["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"],
      ].sort(),
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

it.each(['/print/abc', '/designer/abc', '/invitation/abc', '/reset-password/abc'])(
  'no search engine lists a screen whose address is a key: %s',
  async (path) => {
    const { headers } = await fetch(`${server.origin}${path}`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await fetch(`${server.origin}/login`)).headers.get('x-robots-tag')).toBeNull();
  },
);

it.each(['https://evil.test', 'null', 'https://catalogue.test.evil.test', 'http://catalogue.test'])(
  'no page of another origin may read an answer: %s',
  async (origin) => {
    const owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${server.origin}/api/user`, {
        method,
        headers: {
          Origin: origin,
          Authorization: `Bearer ${owner.token}`,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization',
        },
      });
      const allowing = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
      expect([method, allowing]).toEqual([method, []]);
    }
  },
);
