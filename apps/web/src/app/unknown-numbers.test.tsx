import type { Role } from '@rebblatt/contracts';
import { act, cleanup, fireEvent, screen as window } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WordChoice } from '../features/wine-import/components/word-choice.tsx';
import { queryClient } from '../lib/query-client.ts';
import { isOrganiser, type Screen } from '../lib/screen.ts';
import { catalogStore, type Session, sessionStore } from '../lib/session.ts';
import { answering } from '../testing/answering.ts';
import { show } from '../testing/show.tsx';
import { screens } from './screens.ts';

const running = {
  ...{ id: 1, name: 'Hauptmesse', catalog_type: 1 as const },
  ...{ from: '2026-01-01', to: '2099-12-31', currently_active: 1 as const },
};

/** The address of a screen of the running catalogue. */
const addressOf = ({ path }: Screen) => path.replace(/:(?:catalog|type)/g, '1').replace(/:\w+/g, '7');

/** Who reads a screen; a super administrator reads those of administrators as they do. */
const readersOf = ({ roles }: Screen): Role[] =>
  roles.filter((role) => role !== 'SUPER_ADMIN' || !roles.includes('ADMIN'));
const shown = screens.flatMap((screen) =>
  readersOf(screen).map((role) => ({ role, path: screen.path, screen })),
);

/** The selects as they are once one of them was used: with their lists. */
beforeAll(async () => {
  show(createElement(WordChoice, { options: [], value: null, onChange: () => undefined, label: 'Region' }));
  fireEvent.click(window.getByRole('combobox'));
  await window.findByRole('listbox', undefined, { timeout: 15_000 });
  cleanup();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStore.set(null);
  catalogStore.set(undefined);
});

/** Nothing that was counted: 0 by itself, in brackets or before a word, or a sentence that says so. */
const NOTHING =
  /(?<![\d.,:’'-])0(?![\d.,:’'-])|Noch nichts|[Nn]och kein|Kein Eintrag|Nichts|nichts zu|ist leer/;

/** What is to be read: the style sheets in between have zeros, and names that are counted on through all tests. */
function textOf(container: HTMLElement): string {
  const read = container.cloneNode(true) as HTMLElement;
  for (const style of read.querySelectorAll('style')) style.remove();
  return read.textContent;
}

describe('before the server has said anything', () => {
  it.each(shown)('$path counts nothing for $role', async ({ role, screen }) => {
    sessionStore.set({ id: 7, role, access_token: 'x', administrator: null, user: {} } as unknown as Session);
    const request = isOrganiser(role) ? null : ({ id: 3, accepted: 1 } as never);
    catalogStore.set({ active_catalog: running, user_catalog_request: request });
    answering(() => undefined);
    const Page = await screen.page();
    const { container } = show(createElement(Page), { at: addressOf(screen), path: screen.path });
    await act(() => new Promise((rendered) => setTimeout(rendered)));
    expect(container.innerHTML).not.toBe('');
    expect(textOf(container)).not.toMatch(NOTHING);
  });
});
