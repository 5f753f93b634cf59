import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../../lib/i18n.ts';
import { show } from '../../../../testing/show.tsx';
import { MadePages } from './made-pages.tsx';

afterEach(async () => {
  cleanup();
  await showLanguage('de');
});

it('the sheet of an exhibitor has the titles of the pages in the language of the reader', async () => {
  await showLanguage('fr');
  const names = { name_fr: 'Vaud', name_en: null };
  const page = { id: 7, position: 9, page_type: 1, standing: 'accepted', stand: 'A-1', gaps: [] };
  show(
    <MadePages
      catalog={{ id: 1, from: '2026-01-01' }}
      pages={[{ ...page, page_title: 'Waadt', page_title_names: names }] as never}
    />,
  );
  expect(await screen.findByText('Vaud, A-1')).toBeTruthy();
});
