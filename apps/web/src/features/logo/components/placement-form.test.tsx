import { DARK_LOGO_GROUND, type LogoItem, type LogoPlacement } from '@rebblatt/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { PlacementForm } from './placement-form.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const placement: LogoPlacement = {
  from: 'picture',
  width_px: 600,
  height_px: 300,
  width_mm: 50.8,
  height_mm: 25.4,
  x_mm: 7.1,
  y_mm: 48.5,
  ppi: 300,
  max_width_mm: 50.8,
  edge: null,
  background: 'white',
};
const logo = { id: 12, version: 3, placement } as LogoItem;

it('says how large the logo may be, and sends what is chosen', async () => {
  const sent = answering((call) => (call.startsWith('PUT') ? { data: logo } : undefined));
  let isPlaced = false;
  show(
    <PlacementForm
      logo={logo}
      placement={placement}
      picture={undefined}
      onPlaced={() => {
        isPlaced = true;
      }}
    />,
  );
  expect(screen.getByText('50.8 mm bei 300 dpi')).toBeTruthy();
  expect(screen.getByText(/^Bis 50.8 mm bleibt das Bild scharf/)).toBeTruthy();
  // Its edge has no colour.
  expect(screen.queryByRole('radio', { name: 'Farbe des Randes' })).toBeNull();
  const width = screen.getByRole('slider', { name: 'Breite' });
  fireEvent.change(width, { target: { value: '50.7' } });
  expect(screen.getByText('50.7 mm bei 300 dpi')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Hausfarbe' }));
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Übernehmen' });
  expect(apply.disabled).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Hausfarbe' }), { target: { value: 'rot' } });
  expect(screen.getByText(/^Schreiben Sie sechs Zeichen/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Hausfarbe' }), { target: { value: '0 100 80 20' } });
  fireEvent.click(apply);
  await waitFor(() => expect(isPlaced).toBe(true));
  expect(sent.find(({ call }) => call.startsWith('PUT'))).toEqual({
    call: 'PUT /logo/12/placement',
    body: { background: [0, 100, 80, 20], width_mm: 50.7, x_mm: 7.1, y_mm: 48.5, version: 3 },
  });
});

it('says of a light logo that white is no ground for it', () => {
  show(
    <PlacementForm
      logo={logo}
      placement={{ ...placement, background: DARK_LOGO_GROUND, pale: 'all' }}
      picture={undefined}
      onPlaced={() => {}}
    />,
  );
  expect(screen.getByText(/Auf Weiss wäre es nicht zu sehen/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hausfarbe' }).value).toBe(DARK_LOGO_GROUND);
});
