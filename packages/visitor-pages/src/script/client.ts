import type { createMake } from './dom.ts';
import type { createEngine } from './engine.ts';
import type { showList } from './list-view.ts';
import type { showOffline } from './offline-view.ts';
import type { SearchIndex } from './search-index.ts';
import type { showSearch } from './search-view.ts';
import type { createSharedLists } from './shared-list.ts';
import type { createTastingStore } from './tasting-store.ts';
import type { Words } from './words.ts';

export interface ClientParts {
  createMake: typeof createMake;
  createEngine: typeof createEngine;
  createTastingStore: typeof createTastingStore;
  createSharedLists: typeof createSharedLists;
  showSearch: typeof showSearch;
  showList: typeof showList;
  showOffline: typeof showOffline;
  words: Record<string, Words>;
}

/** What the small script does on every page. It stands alone: its text is sent to browsers as it is. */
export async function client(parts: ClientParts): Promise<void> {
  const own = document.currentScript as HTMLScriptElement | null;
  const { slug = '', root = '', index: indexAt = '' } = own?.dataset ?? {};
  const language = document.documentElement.lang.slice(0, 2);
  const words = parts.words[language] ?? parts.words.de;
  const main = document.getElementById('main');
  if (!words || !main) return;
  const home = language === 'de' ? root : `${root}${language}/`;
  const make = parts.createMake();

  let loading: ReturnType<typeof fetchIndex> | null = null;
  const fetchIndex = async () => {
    const answer = await fetch(root + indexAt);
    if (!answer.ok) throw new Error('The index was not sent.');
    const index = (await answer.json()) as SearchIndex;
    return { index, engine: parts.createEngine(index) };
  };
  const load = () => {
    loading ??= fetchIndex().catch((error: unknown) => {
      // The next touch tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  // The field is there at once; the list of what is marked comes when the browser has opened it.
  let stars: { button: HTMLElement; draw: () => void }[] = [];
  let store: Awaited<ReturnType<typeof parts.createTastingStore>> | null = null;
  const star = (id: number, name: string): HTMLElement => {
    const button = make('button', {
      type: 'button',
      class: 'star',
      click: () => {
        if (!store) return;
        if (store.get(id)) store.remove(id);
        else store.put({ id, name, points: null, note: '' });
      },
    });
    const draw = () => {
      const isMarked = Boolean(store?.get(id));
      button.setAttribute('aria-pressed', String(isMarked));
      button.setAttribute('aria-label', words.mark.replace('{name}', name));
      button.textContent = isMarked ? '★' : '☆';
    };
    draw();
    stars.push({ button, draw });
    return button;
  };

  const searchPlace = document.getElementById('search');
  const isEmbedded = new URLSearchParams(location.search).get('embed') === '1';
  // A server of plain files does not read the question, and sends the start page.
  if (searchPlace && isEmbedded && !document.body.classList.contains('embed'))
    return location.replace(`${home}einbetten`);
  if (searchPlace)
    parts.showSearch(searchPlace, main, {
      make,
      words,
      home,
      load,
      star,
      language: ['de', 'fr', 'en'].indexOf(language),
    });
  for (const row of main.querySelectorAll<HTMLElement>('.w>li[id]')) {
    const name = row.querySelector('bdi')?.textContent ?? '';
    row.append(star(Number(row.id.slice(1)), name));
  }

  const link = document.getElementById('list-link');
  store = await parts.createTastingStore(slug);
  const drawAll = () => {
    const n = store?.all().length ?? 0;
    if (link) link.textContent = n > 0 ? `${words.list} (${n})` : words.list;
    // Rows of an earlier search are gone.
    stars = stars.filter(({ button }) => button.isConnected);
    for (const { draw } of stars) draw();
  };
  store.onChange(drawAll);
  drawAll();
  const listPlace = document.getElementById('list');
  if (listPlace) {
    const shared = parts.createSharedLists();
    parts.showList(listPlace, { make, words, home, slug, store, shared, load }).catch(() => {
      listPlace.textContent = words.failed;
    });
  }
  const offlinePlace = document.getElementById('offline');
  if (offlinePlace) await parts.showOffline(offlinePlace, { make, words, root, language });
}
