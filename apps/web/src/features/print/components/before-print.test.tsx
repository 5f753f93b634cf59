import type { PrintPreview } from '@rebblatt/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../../lib/i18n.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { BeforePrint } from './before-print.tsx';

const pageOn = (position: number, printed: string, now: string): PrintPreview['changed'][number] => ({
  ...{ page_id: 100 + position, position, page_type: 1, label: `Kellerei ${position}` },
  facts: [{ fact: 'stand', printed, now }],
});

it('tells a renamed ship once, with its pages, beside what is one page’s own', async () => {
  const changed = [
    ...[7, 8, 9].map((stand) => pageOn(stand, `Linth, Oberdeck, ${stand}`, `Limmat, Oberdeck, ${stand}`)),
    pageOn(12, 'Säntis, Hauptdeck, 3', 'Säntis, Hauptdeck, 4'),
  ];
  answering(() => ({ data: { unprintable: [], changed } }));
  await loadTexts('desk');
  show(<BeforePrint catalogId="3" />);
  expect(await screen.findByText(/4 Seiten drucken Angaben/)).toBeTruthy();
  const ship = screen.getByText(/Gedruckt wird «Linth», seither heisst es «Limmat»\./);
  expect(ship.tagName).toBe('LI');
  expect(within(ship).getByText('Auf 3 Seiten')).toBeTruthy();
  expect(
    within(ship)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(['Position 7, Kellerei 7', 'Position 8, Kellerei 8', 'Position 9, Kellerei 9']);
  const own = screen.getByRole('link', { name: 'Position 12, Kellerei 12' });
  expect(own.parentElement?.textContent).toContain('«Säntis, Hauptdeck, 3»');
  expect(screen.getAllByText(/Linth/)).toHaveLength(1);
});
