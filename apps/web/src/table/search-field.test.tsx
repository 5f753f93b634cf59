import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { showLanguage } from '../lib/i18n.ts';
import { SearchField } from './search-field.tsx';
import type { ListControl } from './use-list-state.ts';

const list = { state: { searchTerms: '' }, setSearch: () => {} } as unknown as ListControl;

afterAll(() => showLanguage('de'));

it.each([
  ['de', 'Auszeichnung', 'Suche in Auszeichnung'],
  ['fr', 'Distinction', 'Chercher\u202f: distinction'],
  ['en', 'Award', 'Search in award'],
] as const)('names its field as within a sentence (%s)', async (language, fields, name) => {
  await showLanguage(language);
  render(
    <MantineProvider env="test">
      <SearchField list={list} fields={fields} />
    </MantineProvider>,
  );
  expect(screen.getByRole('searchbox').getAttribute('aria-label')).toBe(name);
});
