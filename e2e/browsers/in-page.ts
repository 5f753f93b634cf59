import type * as Library from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library & {
      /** Firefox gives each script a world of its own, and the library knows only patterns of the one it came in. */
      pattern(source: string, flags: string): RegExp;
    };
  }
}

/** A text as it must be, or a pattern; patterns travel as their source. */
type Wording = string | { source: string; flags: string };

/** What is looked for on a screen, as assistive technology finds it. */
export interface Target {
  role?: string;
  name?: Wording;
  /** A text that is shown, in place of a role. */
  text?: Wording;
  within?: Target;
  /** Of several: which, from the end below zero. */
  at?: number;
}

export interface Found {
  count: number;
  /** In the middle of what can be seen of it, unless something lies over it. */
  point: { x: number; y: number } | null;
  value: string | null;
  text: string;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Runs in the page, so it stands alone: everything it needs is in it. `null` where the library is not there yet. */
export function look(target: Target, bringIntoView: boolean): Found | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const { queryAllByRole, queryAllByText, pattern } = library;
  const matcher = (words: Wording | undefined) =>
    typeof words === 'object' ? pattern(words.source, words.flags) : words;
  function all({ role, name, text, within, at }: Target): HTMLElement[] {
    const scopes = within ? all(within) : [document.body];
    const wanted = matcher(name);
    const found = scopes.flatMap((scope) =>
      role
        ? queryAllByRole(scope, role, wanted === undefined ? {} : { name: wanted })
        : queryAllByText(scope, matcher(text) ?? ''),
    );
    return at === undefined ? found : found.slice(at, at + 1 || undefined);
  }
  const elements = all(target);
  const element = elements[0];
  if (!element) {
    return { count: 0, point: null, value: null, text: '', box: { left: 0, top: 0, right: 0, bottom: 0 } };
  }
  if (bringIntoView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const point = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const free = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
  return {
    count: elements.length,
    point: free ? point : null,
    value: 'value' in element ? String(element.value) : null,
    text: element.textContent ?? '',
    box: { left, top, right, bottom },
  };
}
