import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.ts';
import { show } from '../../testing/show.tsx';
import { mayDropCorrection } from './may-drop-correction.parts.ts';

beforeAll(() => loadTexts('decide'));

it.each([
  [[12], 'der Seite auf Position 12 noch nicht'],
  [[14, 9], 'der Seiten auf den Positionen 9, 14 noch nicht'],
  [undefined, 'dieser Seite noch nicht'],
])('names the pages %s of which a correction lapses', async (positions, words) => {
  show(null);
  const answer = mayDropCorrection(i18next.t, positions);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(words);
  await userEvent.click(screen.getByRole('button', { name: 'Auf den Aussteller warten' }));
  expect(await answer).toBe(false);
});
