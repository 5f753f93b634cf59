import { act, render } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { showLanguage } from './i18n.ts';
import { Translated } from './translated.tsx';
import { useTranslation } from './use-translation.ts';

function Texts({ count }: { count: number }) {
  const { t, i18n } = useTranslation();
  const texts = [
    t(($) => $.country.title),
    t(($) => $.decide.bulk.moveTitle, { count }),
    t(($) => $.page.created, { position: 7 }),
    t(($) => $.country['gone' as 'title']),
  ];
  return [i18n.language, ...texts].join(' | ');
}

afterAll(() => showLanguage('de'));

it('says plain texts, forms and what is filled in, again when the language changes', async () => {
  const { container, rerender } = render(<Texts count={1} />, { wrapper: Translated });
  expect(container.textContent).toBe(
    'de | Länder | Eine Seite verschieben | Die Seite ist angelegt, auf Position 7. | country.gone',
  );
  await act(() => showLanguage('en'));
  expect(container.textContent).toMatch(/^en \| Countries/);
  rerender(<Texts count={3} />);
  expect(container.textContent).toBe(
    'en | Countries | Move 3 pages | The page has been created at position 7. | country.gone',
  );
});
