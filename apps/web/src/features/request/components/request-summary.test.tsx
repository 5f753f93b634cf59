import { requestStates } from '@rebblatt/contracts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../lib/i18n.ts';
import { show } from '../../../testing/show.tsx';
import { RequestSummary } from './request-summary.tsx';

const page = { id: 7, position: 4, page_type: 1, stand: 'A-1', active: 1, state: 'draft' };
const names = { name_fr: 'Vaud', name_en: null };
const accepted = {
  ...{ state: requestStates.accepted, stands: [], service: {}, comment: null },
  pages: [{ ...page, page_title: 'Waadt', page_title_names: names }],
};

afterEach(async () => {
  cleanup();
  await showLanguage('de');
});

it.each([
  ['de', 'Weinseite, Waadt'],
  ['fr', 'Page de vins, Vaud'],
  ['en', 'Wine page, Waadt'],
] as const)(
  'the pages that were assigned have their titles in the language of the reader, in %s',
  async (language, text) => {
    await showLanguage(language);
    show(<RequestSummary request={accepted as never} services={[]} />);
    expect((await screen.findByRole('link')).textContent).toBe(text);
  },
);

it.each([
  ['fr', 'Table haute'],
  ['en', 'Stehtisch'],
] as const)(
  'what was ordered besides has its name in the language of the reader, in %s',
  async (language, name) => {
    await showLanguage(language);
    const services = [{ id: 5, name: 'Stehtisch', name_fr: 'Table haute', name_en: null }];
    const service = { 5: { service_id: 5, amount: 2 } };
    show(<RequestSummary request={{ ...accepted, service } as never} services={services as never} />);
    expect((await screen.findByText(/^2 ×/)).textContent).toBe(`2\u00a0×\u00a0${name}`);
  },
);

it('each of several pages has a name of its own', () => {
  const [first] = accepted.pages;
  const pages = [first, { ...first, id: 8, position: 5 }];
  show(<RequestSummary request={{ ...accepted, pages } as never} services={[]} />);
  screen.getByRole('link', { name: 'Weinseite, Waadt, Position 4' });
  screen.getByRole('link', { name: 'Weinseite, Waadt, Position 5' });
});
