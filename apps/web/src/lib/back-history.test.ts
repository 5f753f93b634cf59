import { describe, expect, it } from 'vitest';
import { lastAddressOf, withVisit } from './back-history.ts';

describe('the way back', () => {
  it('leads to the list exactly as it was left', () => {
    const visited = ['/country?currentPage=3', '/wine', '/country/edit/4'];
    expect(lastAddressOf(visited, '/country')).toBe('/country?currentPage=3');
    expect(lastAddressOf(visited, '/region')).toBe('/region');
  });

  it('keeps one entry for a screen whose filters change', () => {
    const once = withVisit(['/wine'], '/country?searchTerms=a');
    expect(withVisit(once, '/country?searchTerms=ab')).toEqual(['/wine', '/country?searchTerms=ab']);
  });

  it('does not grow without end', () => {
    let visited: string[] = [];
    for (let page = 0; page < 80; page += 1) visited = withVisit(visited, `/catalog/${page}/page`);
    expect(visited).toHaveLength(50);
    expect(visited.at(-1)).toBe('/catalog/79/page');
  });
});
