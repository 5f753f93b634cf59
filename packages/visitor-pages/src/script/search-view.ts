import type { Make } from './dom.ts';
import type { Engine, Wanted } from './engine.ts';
import type { SearchIndex } from './search-index.ts';
import type { Words } from './words.ts';

export interface SearchParts {
  make: Make;
  words: Words;
  /** The language's place in names: 0 German, 1 French, 2 English. */
  language: number;
  /** The address of the catalogue's start page in this language. */
  home: string;
  load: () => Promise<{ index: SearchIndex; engine: Engine }>;
  /** A button that marks a wine. */
  star: (id: number, name: string) => HTMLElement;
}

/**
 * The search on the start page: a field, facets and results, all of it in the address. It stands alone: its text is sent to
 * browsers as it is.
 */
export function showSearch(place: HTMLElement, main: HTMLElement, parts: SearchParts): void {
  const { make, words: w, language, home, load, star } = parts;
  const facets = ['type', 'country', 'region', 'grape', 'ship', 'award', 'alcohol', 'price', 'year'] as const;
  const step = 40;
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w)\w*\}/g, (whole, letter: string) =>
      String(values[letter] ?? values[whole.slice(1, -1)] ?? ''),
    );
  let limit = step;
  let data: Awaited<ReturnType<typeof load>> | null = null;

  const wantedIn = (address: string): Wanted => {
    const query = new URLSearchParams(address);
    return {
      words: query.get('q') ?? '',
      facets: Object.fromEntries(
        facets.map((facet) => [facet, (query.get(facet) ?? '').split(',').filter(Boolean)]),
      ),
    };
  };
  let wanted = wantedIn(location.search);
  const isOpen = () =>
    wanted.words.trim() !== '' || facets.some((facet) => (wanted.facets[facet] ?? []).length > 0);

  const field = make('input', {
    type: 'search',
    id: 'q',
    placeholder: w.placeholder,
    'aria-label': w.search,
    autocomplete: 'off',
    enterkeyhint: 'search',
    maxlength: 200,
  });
  const count = make('p', { class: 'count', role: 'status' });
  const list = make('ul', { class: 'w hits' });
  const more = make(
    'button',
    {
      type: 'button',
      class: 'more',
      click: () => {
        limit += step;
        draw();
      },
    },
    w.more,
  );
  const reset = make(
    'button',
    { type: 'button', class: 'link', click: () => go({ words: '', facets: {} }, true) },
    w.reset,
  );
  const filters = make('div', { class: 'facets' });
  const chosenCount = make('span');
  // Beside the results where there is room, and folded above them on a phone.
  const sheet = make(
    'details',
    { class: 'filter', open: matchMedia('(min-width:56rem)').matches },
    make('summary', {}, w.filter, chosenCount),
    filters,
  );
  const results = make(
    'section',
    { class: 'results', hidden: true },
    count,
    reset,
    make('div', { class: 'found' }, sheet, make('div', {}, list, more)),
  );
  place.append(
    make(
      'form',
      {
        role: 'search',
        action: home,
        submit: (event) => {
          event.preventDefault();
          field.blur();
        },
      },
      make('label', { for: 'q' }, w.search),
      field,
    ),
  );
  main.prepend(results);

  const nameOf = (named: readonly (string | number)[] | undefined) =>
    String(named?.[language] || named?.[0] || '');
  const labelOf = (facet: string, value: string): string => {
    const at = Number(value);
    const { index } = data ?? {};
    if (facet === 'type') return nameOf(index?.types[at]);
    if (facet === 'country') return nameOf(index?.countries[at]);
    if (facet === 'region') return nameOf(index?.regions[at]);
    if (facet === 'grape') return nameOf(index?.grapes[at]);
    if (facet === 'ship') return index?.ships[at] ?? '';
    if (facet === 'award') return nameOf(index?.awards[at]);
    if (facet === 'alcohol') return value === '10' ? w.alcohol10 : value === '20' ? w.alcohol20 : w.alcohol30;
    if (facet === 'price')
      return value === '0'
        ? fill(w.under, { n: 15 })
        : value === '100'
          ? fill(w.over, { n: 100 })
          : fill(w.from, { n: value, m: value === '15' ? 25 : value === '25' ? 50 : 100 });
    return value;
  };

  const go = (next: Wanted, push: boolean) => {
    wanted = next;
    limit = step;
    const query = new URLSearchParams();
    // In a page of another site it stays what it is.
    if (new URLSearchParams(location.search).has('embed')) query.set('embed', '1');
    if (next.words.trim()) query.set('q', next.words);
    for (const facet of facets)
      if (next.facets[facet]?.length) query.set(facet, next.facets[facet].join(','));
    const address = `${location.pathname}${query.size || query.toString() ? `?${query}` : ''}`;
    if (push) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    show();
  };

  const toggle = (facet: string, value: string) => {
    const chosen = wanted.facets[facet] ?? [];
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    go({ ...wanted, facets: { ...wanted.facets, [facet]: next } }, true);
  };

  const open = new Set<string>();
  const drawFacets = (counts: Record<string, Map<string, number>>) => {
    const active = facets.filter((facet) => (wanted.facets[facet] ?? []).length > 0).length;
    chosenCount.textContent = active > 0 ? ` (${active})` : '';
    const focused = document.activeElement?.id;
    filters.replaceChildren(
      ...facets.flatMap((facet) => {
        const chosen = wanted.facets[facet] ?? [];
        const rows = [...(counts[facet] ?? [])].filter(
          ([value]) => facet !== 'region' || wanted.facets.country?.length || chosen.includes(value),
        );
        for (const value of chosen) if (!rows.some(([one]) => one === value)) rows.push([value, 0]);
        if (rows.length < 2 && chosen.length === 0) return [];
        const byValue = facet === 'price' || facet === 'alcohol' || facet === 'ship';
        rows.sort((a, b) =>
          facet === 'year'
            ? Number(b[0]) - Number(a[0])
            : byValue
              ? Number(a[0]) - Number(b[0])
              : b[1] - a[1],
        );
        const items = rows.map(([value, n]) => {
          const id = `f-${facet}-${value}`;
          const box = make('input', { type: 'checkbox', id, change: () => toggle(facet, value) });
          box.checked = chosen.includes(value);
          return make(
            'li',
            {},
            box,
            make('label', { for: id }, labelOf(facet, value), ' ', make('small', {}, String(n))),
          );
        });
        const isShown = open.has(facet) || chosen.length > 0;
        return [
          make(
            'details',
            {
              open: isShown,
              toggle: (event) => {
                if ((event.target as HTMLDetailsElement).open) open.add(facet);
                else open.delete(facet);
              },
            },
            make('summary', {}, w[facet], chosen.length > 0 && ` (${chosen.length})`),
            make('ul', {}, ...items),
          ),
        ];
      }),
    );
    if (focused?.startsWith('f-')) document.getElementById(focused)?.focus();
  };

  const rowOf = (at: number): HTMLElement | null => {
    const { index } = data ?? {};
    const wine = index?.wines[at];
    if (!index || !wine) return null;
    const [id, name, year, exhibitor, region, , grapes, award, , prices] = wine;
    const company = index.exhibitors[exhibitor];
    const stands = (company?.[4] ?? [])
      .map(([ship, , stand]) => `${index.ships[ship] ?? w.stand} ${stand}`)
      .join(' · ');
    const facts = [grapes.map((one) => nameOf(index.grapes[one])).join(', '), nameOf(index.regions[region])]
      .filter(Boolean)
      .join(' · ');
    return make(
      'li',
      {},
      make(
        'p',
        { class: 'n' },
        make('a', { href: `${home}${company?.[2] ?? ''}#w${id}` }, make('bdi', {}, name)),
        year > 0 && ' ',
        year > 0 && make('i', {}, String(year)),
        award >= 0 && ' ',
        award >= 0 && make('span', { class: 'a' }, nameOf(index.awards[award])),
      ),
      make('p', { class: 'f' }, facts, make('br'), make('bdi', {}, company?.[1] ?? ''), ' · ', stands),
      make(
        'p',
        { class: 'p' },
        ...prices.map(([size, price]) => make('span', {}, size, ' ', make('b', {}, price.toFixed(2)))),
      ),
      star(id, name),
    );
  };

  const draw = () => {
    if (!data) return;
    const { wines, counts } = data.engine.find(wanted);
    count.textContent =
      wines.length === 0 ? w.nothing : wines.length === 1 ? w.result : fill(w.results, { n: wines.length });
    list.replaceChildren(...wines.slice(0, limit).flatMap((at) => rowOf(at) ?? []));
    more.hidden = wines.length <= limit;
    drawFacets(counts);
  };

  const show = () => {
    const opened = isOpen();
    results.hidden = !opened;
    // What was found is what somebody wants to see, not the name of the fair.
    document.body.classList.toggle('searching', opened);
    for (const part of main.querySelectorAll<HTMLElement>('.part,.edition')) part.hidden = opened;
    if (!opened) return;
    if (data) return draw();
    count.textContent = w.loading;
    load().then(
      (loaded) => {
        data = loaded;
        draw();
      },
      () => {
        count.textContent = w.failed;
      },
    );
  };

  // Touched, the search is about to be used: its index comes while the first letters are typed.
  field.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
  field.addEventListener('input', () => go({ ...wanted, words: field.value }, false));
  addEventListener('popstate', () => {
    wanted = wantedIn(location.search);
    field.value = wanted.words;
    show();
  });
  field.value = wanted.words;
  show();
}
