import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withOrganiserTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { NobodyToAsk } from './nobody-to-ask.tsx';

const empty = { name: 'Weinmesse', contact_name: null, phone: null, email: null, hours: null };

async function showWith(fair: object) {
  queryClient.clear();
  const sent = answering(() => ({ data: fair }));
  await withOrganiserTexts(Promise.resolve());
  show(<NobodyToAsk />);
  await expect.poll(() => sent.length).toBe(1);
}

it('says to the organiser that exhibitors have nobody to ask, and where that is entered', async () => {
  await showWith(empty);
  expect((await screen.findByRole('link', { name: /Kontakt/ })).getAttribute('href')).toBe('/fair');
});

it.each(['contact_name', 'phone', 'email'])('says nothing once there is a %s', async (field) => {
  await showWith({ ...empty, [field]: 'ja' });
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.queryByRole('link')).toBeNull();
});
