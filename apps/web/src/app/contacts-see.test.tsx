import type { ContactItem, ContactRight, PageItem } from '@rebblatt/contracts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseActions } from '../features/release/release-actions.parts.tsx';
import { WineList } from '../features/wine/pages/wine-list.tsx';
import { withDesignerTexts } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { catalogStore, mayDo, nameOf, type Session, sessionStore } from '../lib/session.ts';
import { answering } from '../testing/answering.ts';
import { show } from '../testing/show.tsx';
import { ScreenGate } from './guards/screen-gate.tsx';
import { ContactBar } from './layout/contact-bar.tsx';
import { menuSections } from './layout/menu-entries.ts';
import { emptyForms } from './palette/screen-sources.ts';
import { screens } from './screens.ts';

const catalog = {
  ...{ id: 1, name: 'Hauptmesse', catalog_type: 1 as const, from: '2026-01-01', to: '2099-12-31' },
  currently_active: 1 as const,
};
const wine = {
  ...{ id: 1, user_id: 7, user: { id: 7, email: null, company_name: 'Rebhalde' } },
  ...{ wine: 'Nemea', year: 2023, award: null, alcohol_content_level: 30 },
  ...{ region: { id: 1, name: 'Nemea', country: { id: 1, name: 'Griechenland' } } },
  ...{ wine_type: { id: 1, wine_type: 'Rotwein' } },
  ...{ bottleSizes: [], grape_varieties: [], public_wine: 1, logo: null, version: 1 },
};
const draft = { id: 4, state: 'draft', page_type: 1, catalog, editable: 1 } as unknown as PageItem;

/** Somebody of a company who signed in for it. */
function signIn(may: ContactRight) {
  const contact = { id: 9, name: 'Lea Rossi', email: 'lea@rebhalde.test', may };
  const user = {
    id: 7,
    name: 'Jon Rebhalde',
    email: 'info@rebhalde.test',
    company_name: 'Rebhalde',
    contact,
  };
  sessionStore.set({ id: 7, role: 'EXHIBITOR', administrator: null, user } as Session);
  catalogStore.set({ active_catalog: null, user_catalog_request: null });
}

const boss = { id: 8, name: 'Mia Rebhalde', email: 'mia@rebhalde.test', may: 'everything' } as ContactItem;

beforeEach(async () => {
  await withDesignerTexts(Promise.resolve());
  answering((call) => {
    if (call.startsWith('GET /contact')) return { data: [boss], total: 1 };
    if (call.startsWith('GET /wine/get-filtered-count')) return { data: { count: 0 } };
    return /^GET \/wine\/\d/.test(call) ? { data: [wine], total: 1 } : undefined;
  });
});
afterEach(() => {
  queryClient.clear();
  sessionStore.set(null);
  catalogStore.set(undefined);
});

it('is greeted by the own name, and not by that of the company', () => {
  signIn('fill');
  expect(nameOf((sessionStore.get() as Session).user)).toBe('Lea Rossi');
});

describe('somebody who only reads', () => {
  beforeEach(() => signIn('read'));

  it('sees wines without the buttons that would change them', async () => {
    show(<WineList />);
    await screen.findByRole('link', { name: '«Nemea 2023» bearbeiten' });
    expect(screen.queryByRole('button', { name: /löschen/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Wein hinzufügen' })).toBeNull();
    expect(screen.queryByRole('link', { name: /importieren|einlesen/i })).toBeNull();
  });

  it('is led to no form for something new, by the menu, the palette or the address', () => {
    const wanted = screens.filter(
      ({ roles, path }) => roles.includes('EXHIBITOR') && /create|import/.test(path),
    );
    expect(wanted.length).toBeGreaterThan(3);
    for (const { needs } of wanted) expect(mayDo(sessionStore.get(), needs ?? 'read')).toBe(false);
    const t = ((key: never) => String(key)) as never;
    expect(emptyForms.list({ t, role: 'EXHIBITOR' } as never)).toEqual([]);
    const viewer = { role: 'EXHIBITOR', hasActiveCatalog: true, hasActiveAccount: true } as const;
    const offered = menuSections(screens, viewer).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(offered.filter((path) => /create|import/.test(path))).toEqual([]);
    show(<ScreenGate screen={wanted[0] as never} />);
    expect(screen.getByRole('heading')).toBeTruthy();
  });

  it('reads whom to ask', async () => {
    show(<ContactBar />);
    await screen.findByText(
      /Sie können bei «Rebhalde» alles lesen, aber nichts ändern\..*Jon Rebhalde \(info@rebhalde\.test\), Mia Rebhalde/,
    );
  });
});

describe('somebody who fills in', () => {
  beforeEach(() => signIn('fill'));

  it('cannot release, and reads who can', async () => {
    show(<ReleaseActions page={draft} organiser={false} />);
    expect(screen.queryByRole('button')).toBeNull();
    show(<ContactBar />);
    await screen.findByText(
      /Sie können für «Rebhalde» Seiten ausfüllen .*Mia Rebhalde \(mia@rebhalde\.test\)/,
    );
  });

  it('adds and deletes wines', async () => {
    show(<WineList />);
    await screen.findByRole('button', { name: /«Nemea 2023» löschen/ });
    expect(
      screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/exhibitor-wine/create'),
    ).toBe(true);
  });
});

it('shows everything, and no bar, to somebody with all rights', async () => {
  signIn('everything');
  show(<ReleaseActions page={draft} organiser={false} />);
  await screen.findByRole('button');
  show(<ContactBar />);
  expect(screen.queryByRole('status')).toBeNull();
});
