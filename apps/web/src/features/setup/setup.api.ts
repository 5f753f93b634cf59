import type { BasePack, Setup } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { catalogStore, setCatalogState } from '../../lib/session.ts';

const SETUP = ['setup'];
const BASE_DATA = ['base-data'];

/** How often a trial mail that is still on its way is asked about, in ms. */
const TRIAL_MS = 2000;

/** The first steps and their states. */
export const setupOptions = () =>
  queryOptions({
    queryKey: SETUP,
    queryFn: async () => (await call('GET /setup')).data,
    // Who comes back from a step sees that it is done.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.mail.trial?.state === 'queued' ? TRIAL_MS : false),
  });

/** What each pack of base data would add. */
export const baseDataOptions = () =>
  queryOptions({ queryKey: BASE_DATA, queryFn: async () => (await call('GET /base-data')).data });

/** Loads packs. @returns how many entries were added in all */
export async function loadBaseData(packs: BasePack[]): Promise<number> {
  const { data } = await call('POST /base-data', { body: { packs } });
  // Every list of reference data may have new rows.
  await queryClient.invalidateQueries();
  return Object.values(data.added).reduce((sum, count) => sum + (count ?? 0), 0);
}

export async function sendTrialMail(): Promise<void> {
  const { data } = await call('POST /setup/trial-mail');
  queryClient.setQueryData(SETUP, data);
}

/** Puts the list away, or shows it again; the menu follows at once. */
export async function hideSetup(hidden: boolean): Promise<void> {
  const { data } = await call('PUT /setup', { body: { hidden } });
  queryClient.setQueryData(SETUP, data);
  followSetup(data);
}

/** Tells the menu whether there is still something to set up. */
export function followSetup({ hidden, steps }: Setup): void {
  const state = catalogStore.get();
  const setting_up = !hidden && steps.some(({ done }) => !done);
  if (state && state.setting_up !== setting_up) setCatalogState({ ...state, setting_up });
}
