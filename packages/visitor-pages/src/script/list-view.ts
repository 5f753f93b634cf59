import type { Make } from './dom.ts';
import type { Engine } from './engine.ts';
import type { SearchIndex } from './search-index.ts';
import type { SharedLists } from './shared-list.ts';
import type { Entry, TastingStore } from './tasting-store.ts';
import type { Words } from './words.ts';

export interface ListParts {
  make: Make;
  words: Words;
  home: string;
  slug: string;
  store: TastingStore;
  shared: SharedLists;
  load: () => Promise<{ index: SearchIndex; engine: Engine }>;
}

/**
 * The tasting list: in the order in which one walks, with points and notes. It stands alone: its text is sent to browsers as
 * it is.
 */
export async function showList(place: HTMLElement, parts: ListParts): Promise<void> {
  const { make, words: w, home, slug, store, shared, load } = parts;
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const { index } = await load();
  const wineOf = new Map(index.wines.map((wine) => [wine[0], wine]));
  let onlyUntasted = false;

  /** Where a wine is poured, as something that can be put in order. */
  const placeOf = ({ id }: Entry): { key: string; heading: string } | null => {
    const company = index.exhibitors[wineOf.get(id)?.[3] ?? -1];
    const [ship, deck, stand] = company?.[4][0] ?? [];
    if (!company) return null;
    const at = ship === undefined || ship < 0 ? 999 : ship;
    return {
      key: `${String(at).padStart(3, '0')} ${deck ?? ''} ${stand ?? ''}`,
      heading: [index.ships[at], deck].filter(Boolean).join(', '),
    };
  };

  const rowOf = (entry: Entry): HTMLElement => {
    const wine = wineOf.get(entry.id);
    const company = index.exhibitors[wine?.[3] ?? -1];
    const named = wine ? `${wine[1]}${wine[2] ? ` ${wine[2]}` : ''}` : entry.name;
    const rate = (points: number) =>
      make(
        'button',
        {
          type: 'button',
          class: 'pt',
          'aria-pressed': entry.points === points ? 'true' : 'false',
          click: () => store.put({ ...entry, points: entry.points === points ? null : points }),
        },
        String(points),
      );
    const note = make('textarea', {
      rows: 1,
      maxlength: 500,
      'aria-label': fill(w.note, { name: named }),
      placeholder: '…',
      change: () => store.put({ ...(store.get(entry.id) ?? entry), note: note.value }),
    });
    note.value = entry.note;
    return make(
      'li',
      {},
      make(
        'p',
        { class: 'n' },
        wine
          ? make('a', { href: `${home}${company?.[2] ?? ''}#w${entry.id}` }, make('bdi', {}, named))
          : make('bdi', {}, named),
      ),
      make(
        'p',
        { class: 'f' },
        wine ? make('bdi', {}, company?.[1] ?? '') : w.gone,
        company?.[4].length ? ` · ${w.stand} ${company[4].map(([, , stand]) => stand).join(', ')}` : '',
      ),
      make(
        'p',
        { class: 'p' },
        ...(wine?.[9] ?? []).map(([size, price]) =>
          make('span', {}, size, ' ', make('b', {}, price.toFixed(2))),
        ),
      ),
      make(
        'div',
        { class: 'rate' },
        make(
          'div',
          { role: 'group', class: 'pts', 'aria-label': fill(w.points, { name: named }) },
          ...[0, 1, 2, 3, 4, 5].map(rate),
        ),
        note,
        make(
          'button',
          {
            type: 'button',
            class: 'off',
            'aria-label': fill(w.remove, { name: named }),
            click: () => store.remove(entry.id),
          },
          '×',
        ),
      ),
    );
  };

  const save = (name: string, type: string, text: string) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    make('a', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const cell = (value: string | number) => {
    const text = String(value).replace(/\s+/g, ' ');
    return /[",;]|^[=+\-@]/.test(text)
      ? `"${/^[=+\-@]/.test(text) ? "'" : ''}${text.replace(/"/g, '""')}"`
      : text;
  };
  const asTable = () => {
    const rows = store.all().map((entry) => {
      const wine = wineOf.get(entry.id);
      const company = index.exhibitors[wine?.[3] ?? -1];
      return [
        wine?.[1] ?? entry.name,
        wine?.[2] || '',
        company?.[1] ?? '',
        (company?.[4] ?? [])
          .map(([ship, , stand]) => `${index.ships[ship] ?? ''} ${stand}`.trim())
          .join(' / '),
        wine?.[9][0]?.[1].toFixed(2) ?? '',
        entry.points ?? '',
        entry.note,
      ]
        .map(cell)
        .join(',');
    });
    save(
      `${slug}.csv`,
      'text/csv',
      `\uFEFFwine,year,exhibitor,stand,price_chf,points,note\r\n${rows.join('\r\n')}\r\n`,
    );
  };
  const tell = make('p', { class: 'note', role: 'status' });
  const copy = () => {
    const address = `${location.origin}${location.pathname}${shared.write(store.all())}`;
    const shown = () => {
      tell.textContent = w.copied;
    };
    // Without a safe connection there is no clipboard; the address bar holds it then.
    if (navigator.clipboard)
      navigator.clipboard.writeText(address).then(shown, () => history.replaceState(null, '', address));
    else history.replaceState(null, '', address);
  };

  const offered = shared.read(location.hash).filter(({ id }) => !store.get(id));
  const offer = make(
    'div',
    { class: 'offer', hidden: offered.length === 0 },
    make('p', {}, fill(w.shared, { n: offered.length })),
    make(
      'button',
      {
        type: 'button',
        class: 'main',
        click: () => {
          for (const { id, points, note } of offered)
            store.put({ id, points, note, name: wineOf.get(id)?.[1] ?? `#${id}` });
          offer.hidden = true;
          history.replaceState(null, '', location.pathname);
          tell.textContent = fill(w.taken, { n: offered.length });
        },
      },
      w.take,
    ),
  );

  const body = make('div', {});
  const only = make('input', {
    type: 'checkbox',
    id: 'only',
    change: () => {
      onlyUntasted = only.checked;
      draw();
    },
  });
  const tools = make(
    'div',
    { class: 'tools' },
    make('span', {}, only, make('label', { for: 'only' }, w.untasted)),
    make('button', { type: 'button', click: () => print() }, w.print),
    make('button', { type: 'button', click: asTable }, w.csv),
    make('button', { type: 'button', click: copy }, w.share),
  );

  const draw = () => {
    const focused = document.activeElement;
    // Whoever writes a note is not interrupted by what another window did.
    if (focused instanceof HTMLTextAreaElement && body.contains(focused)) return;
    const entries = store.all().filter(({ points }) => !onlyUntasted || points === null);
    const placed = entries
      .map((entry) => ({ entry, at: placeOf(entry) }))
      .sort((a, b) => ((a.at?.key ?? '~') < (b.at?.key ?? '~') ? -1 : 1));
    const groups = new Map<string, HTMLElement[]>();
    for (const { entry, at } of placed) {
      const heading = at ? at.heading : w.goneSection;
      groups.set(heading, [...(groups.get(heading) ?? []), rowOf(entry)]);
    }
    tools.hidden = store.all().length === 0;
    const label =
      focused instanceof HTMLElement && body.contains(focused)
        ? [focused.closest('[aria-label]')?.getAttribute('aria-label'), focused.textContent]
        : null;
    body.replaceChildren(
      ...(entries.length === 0
        ? [make('p', {}, w.empty)]
        : [...groups].map(([heading, rows]) =>
            make(
              'section',
              { class: 'by' },
              heading !== '' && make('h2', {}, heading),
              make('ul', { class: 'w tasted' }, ...rows),
            ),
          )),
    );
    if (label)
      [...body.querySelectorAll<HTMLElement>('button')]
        .find(
          (one) =>
            one.closest('[aria-label]')?.getAttribute('aria-label') === label[0] &&
            one.textContent === label[1],
        )
        ?.focus();
  };
  const notice = store.kept ? [] : [make('p', { class: 'note' }, w.notKept)];
  place.replaceChildren(...notice, offer, tools, tell, body);
  store.onChange(draw);
  draw();
}
