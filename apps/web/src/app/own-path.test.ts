import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';
import { screenAt } from './screens.ts';

const isKnown = (path: string) => screenAt(path) !== undefined;

describe('the address to open after signing in', () => {
  it.each(['/country', '/country/edit/4', '/country?currentPage=2', '/country?searchTerms=a%20b#rows'])(
    'accepts %s, a screen of this application',
    (path) => expect(ownPath(path, isKnown)).toBe(path),
  );

  it.each([
    null,
    '',
    'country',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/country\\..\\..\\evil',
    '/country/../../evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/no-such-screen',
    '/login',
    '/api/user',
  ])('refuses %j', (path) => expect(ownPath(path, isKnown)).toBeUndefined());
});
