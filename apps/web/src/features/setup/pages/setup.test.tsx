import type { Setup } from '@rebblatt/contracts';
import { setupSteps } from '@rebblatt/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { SetupScreen } from './setup.tsx';

// Not there without a layout.
Element.prototype.scrollIntoView = () => undefined;

const setupWith = (done: number, mail: Partial<Setup['mail']> = {}): Setup => ({
  steps: setupSteps.map((step, i) => ({ step, done: i < done, count: null })),
  mail: {
    from: 'Rebblatt <katalog@rebblatt.test>',
    reply_to: null,
    delivered: true,
    links_reach: true,
    trial: null,
    ...mail,
  },
  hidden: false,
});

async function showSetup(setup: Setup) {
  queryClient.clear();
  answering((call) => (call === 'GET /setup' ? { data: setup } : undefined));
  show(<SetupScreen />);
  await screen.findByRole('list');
}

it('begins the next step with the list that is there already', async () => {
  await showSetup(setupWith(4));
  const step = screen.getByRole('listitem', { current: 'step' });
  const [list, form] = within(step).getAllByRole('link');
  expect(list?.getAttribute('href')).toBe('/import/stand');
  expect([list, form].map((link) => link?.dataset.variant)).toEqual(['filled', 'default']);
  // What is done needs no reason any more.
  expect(screen.queryByText(/Nur für eine Messe auf Schiffen/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Bestellungen auf Papier' }).getAttribute('href')).toBe(
    '/import/request',
  );
});

it('says when all is done, and where the list is from now on', async () => {
  await showSetup(setupWith(setupSteps.length));
  expect(screen.queryByText(/Alles ist eingerichtet/)).not.toBeNull();
});

it.each([true, false])('says whether others can open the links of mails: %s', async (reaches) => {
  await showSetup(setupWith(1, { links_reach: reaches }));
  expect(screen.queryByText(/zu einer Adresse, die nur dieser Rechner kennt/) === null).toBe(reaches);
});

it('says of a trial only what is true without a mail server', async () => {
  const trial = {
    recipient: 'ich@messe.test',
    at: '2030-01-01T10:00:00.000Z',
    state: 'sent' as const,
    error: null,
  };
  await showSetup(setupWith(2, { delivered: false, trial }));
  expect(screen.queryByText(/liegt als Datei bereit/)).not.toBeNull();
  expect(screen.queryByText(/Sehen Sie im Posteingang nach/)).toBeNull();
});
