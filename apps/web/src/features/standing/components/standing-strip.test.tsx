import { type CatalogStanding, type PageStanding, pageStandings } from '@rebblatt/contracts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { StandingStrip } from './standing-strip.tsx';

const catalog = { id: 2, name: 'Hauptmesse', from: '2026-01-01', to: '2099-12-31' };

/** A catalogue that has as many of everything. */
const standingWith = (count: number): CatalogStanding => ({
  ...{ catalog_id: 2, days_left: 12, renamed: 0, later: null, waiting_since: null },
  pages: Object.fromEntries(pageStandings.map((name) => [name, count])) as Record<PageStanding, number>,
  ...{ logos_to_approve: count, requests_open: count, exhibitors_not_begun: count },
});

afterEach(async () => {
  queryClient.clear();
  await showLanguage('de');
});

it.each([
  [
    'de',
    1,
    ['1 wartet auf Entscheid', '1 Logo zu genehmigen', '1 Anfrage zu entscheiden', '1 gedruckte Seite heute'],
  ],
  [
    'de',
    2,
    [
      '2 warten auf Entscheid',
      '2 Logos zu genehmigen',
      '2 Anfragen zu entscheiden',
      '2 gedruckte Seiten heute',
    ],
  ],
  ['en', 1, ['1 logo to approve', '1 request to decide', '1 exhibitor not started', '1 printed page today']],
  [
    'en',
    2,
    ['2 logos to approve', '2 requests to decide', '2 exhibitors not started', '2 printed pages today'],
  ],
  ['fr', 1, ['1 acceptée', '1 logo à approuver', '1 demande à décider', '1 page imprimable à ce jour']],
  ['fr', 2, ['2 acceptées', '2 logos à approuver', '2 demandes à décider', '2 pages imprimables à ce jour']],
] as const)('says in %s what there is %d of', async (language, count, texts) => {
  await showLanguage(language);
  const counted = { content_pages: count, planned_content_pages: 8, missing_to_multiple_of_4: 0 };
  answering((call) => {
    if (call === 'GET /catalog/2/standing') return { data: standingWith(count) };
    return call === 'POST /print/count-pages/2' ? counted : undefined;
  });
  show(<StandingStrip catalog={catalog} pages="/catalog/2/page" />);
  for (const text of texts)
    expect(await screen.findByRole('link', { name: new RegExp(`^${text}`) })).toBeTruthy();
});
