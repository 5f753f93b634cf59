import { describe, expect, it } from 'vitest';
import { lastAddressOf, withVisit } from './back-history.ts';

describe('the back history', () => {
  it('returns to the list exactly as the user left it', () => {
    const visited = ['/country?currentPage=3', '/wine', '/country/edit/4'];
    expect(lastAddressOf(visited, '/country')).toBe('/country?currentPage=3');
    expect(lastAddressOf(visited, '/region')).toBe('/region');
  });

  it('has one entry for a screen whose filters change', () => {
    const once = withVisit(['/wine'], '/country?searchTerms=a');
    expect(withVisit(once, '/country?searchTerms=ab')).toEqual(['/wine', '/country?searchTerms=ab']);
  });

  it('is limited in length', () => {
    let visited: string[] = [];
    for (let page = 0; page < 80; page += 1) visited = withVisit(visited, `/catalog/${page}/page`);
    expect(visited).toHaveLength(50);
    expect(visited.at(-1)).toBe('/catalog/79/page');
  });
});
