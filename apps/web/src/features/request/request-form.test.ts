import type { AdminRequestItem } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { decisionValues } from './request.form.ts';

const row = { pageId: null, pageTitleId: null, pageTitle: null, standId: null, stand: null, position: null };
const waiting = {
  ...{ accepted: null, count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0, version: 3 },
  ...{ stand: [], taken: [], service: {}, comment: null, adPages: [] },
  winePages: [{ ...row, state: null, active: 1 }],
  proposal: {
    stands: [{ id: 7, stand: 'A-7', ship: null, deck: null }],
    winePages: [{ ...row, pageTitleId: 4, pageTitle: 'Wallis', standId: 7, stand: 'A-7', position: 12 }],
    adPages: [],
    gap: null,
  },
} as unknown as AdminRequestItem;

it('begins with what is proposed, accepted, wherever a request that waits is opened', () => {
  expect(decisionValues([], waiting)).toMatchObject({
    accepted: 1,
    stand: [7],
    winePages: [{ pageId: null, pageTitleId: 4, standId: 7 }],
  });
});

it('begins with what was decided, once it is', () => {
  const decided = { ...waiting, accepted: 0, proposal: null } as unknown as AdminRequestItem;
  expect(decisionValues([], decided)).toMatchObject({
    accepted: 0,
    stand: [],
    winePages: [{ standId: null }],
  });
});
