import { describe, expect, it } from 'vitest';
import { lastAddressOf, startBefore, withVisit } from './back-history.ts';

describe('the back history', () => {
  it('returns to the list exactly as the user left it', () => {
    const visited = ['/country?currentPage=3', '/wine', '/country/edit/4'];
    expect(lastAddressOf(visited, '/country')).toBe('/country?currentPage=3');
    expect(lastAddressOf(visited, '/region')).toBe('/region');
  });

  it('returns to the start from which a screen was opened, not to its list', () => {
    const visited = ['/catalog', '/catalog/3/progress?missing=logo'];
    const page = '/catalog/3/page/edit/12';
    expect(startBefore(visited, page, 'organiser')).toBe('/catalog/3/progress');
    expect(startBefore([...visited, '/catalog/3/progress/67'], page, 'organiser')).toBe(
      '/catalog/3/progress/67',
    );
    // What remembers itself asks again when it is loaded anew.
    expect(startBefore([...visited, '/exhibitor/remind?x=1'], '/exhibitor/remind', 'organiser')).toBe(
      '/catalog/3/progress',
    );
    expect(startBefore([...visited, '/catalog/3/page'], page, 'organiser')).toBe(undefined);
    expect(startBefore([], page, 'organiser')).toBe(undefined);
    // Who works for an exhibitor has come from the organiser's screens and cannot open them.
    expect(startBefore(visited, '/exhibitor-page/edit/12', 'exhibitor')).toBe(undefined);
    expect(startBefore(['/exhibitor-wine?x=1'], '/exhibitor-page/edit/12', 'exhibitor')).toBe(
      '/exhibitor-wine',
    );
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
