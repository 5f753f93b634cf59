import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadAllTexts, loadTexts, startTexts } from '../lib/i18n.ts';
// What is typed is kept, as in the signed-in area.
import '../lib/kept-work.ts';
import { queryClient } from '../lib/query-client.ts';
import { questionStore } from '../ui/confirm-store.ts';

// A second, as without this, is too short on a busy machine for a part that is loaded when it is first shown.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout, so it lacks the functions that depend on it.
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A field that grows with its text listens for its typeface.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// All files share this window: each finds the one of a person who has just come.
localStorage.clear();
sessionStorage.clear();
queryClient.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();

await startTexts();
await loadAllTexts();
await loadTexts('decide');
await loadTexts('designer');
await loadTexts('desk');
await loadTexts('editor');
await loadTexts('editorParts');
await loadTexts('evening');
await loadTexts('organiser');
await loadTexts('palette');
await loadTexts('tables');
// What a test leaves open would ask the next one, also that of another file.
afterEach(() => {
  cleanup();
  questionStore.get()?.answer(false);
});
