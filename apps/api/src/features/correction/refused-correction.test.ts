import { describe, expect, it } from 'vitest';
import {
  act,
  admin,
  catalog,
  other,
  owner,
  page,
  propose,
  server,
  sheet,
  shown,
  stageCorrections,
  standId,
  texts,
} from '../../testing/correction-stage.ts';
import { makePage, makeWines } from '../../testing/fair.ts';

stageCorrections();

describe('what cannot be proposed or taken over', () => {
  it('is a text that the page does not have, one that the forms refuse, or nothing', async () => {
    const foreign = (await makeWines(server, other.userId, 1)).wines[0]?.id;
    const errorsOf = async (change: object) => Object.keys((await propose([change])).body.errors ?? {});
    expect(await errorsOf({ field: 'wine', id: foreign, to: 'Fremder Wein' })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'price2', id: page.wine, to: 12 })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'category', id: page.wine + 9999, to: 'Rote' })).toEqual(['changes.0.id']);
    expect(await errorsOf({ field: 'price1', id: page.wine, to: null })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'year', id: page.wine, to: 1200 })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'phone', to: 'anrufen' })).toEqual(['changes.0.to']);
    expect(await errorsOf({ field: 'sku', id: page.wine, to: 'A1' })).toHaveLength(1);
    expect(await errorsOf({ field: 'footer', to: 'Am Steg' })).toEqual(['changes']);
    const twice = await propose([texts()[0] ?? {}, texts()[0] ?? {}]);
    expect(Object.keys(twice.body.errors)).toEqual(['changes.1.id']);
    const long = await propose([{ field: 'footer', to: 'Zeile\n'.repeat(160) }]);
    expect(long.body.error).toBe('page.does-not-fit');
    expect((await propose([{ field: 'footer', to: 'Zeichen \u10D0' }])).body.error).toBe(
      'page.unprintable-characters',
    );
    expect(await shown(admin)).toBeNull();
  });

  it('is something on an outdated release, or what was changed since elsewhere', async () => {
    const stale = await propose(texts(), { pull: 2 });
    expect(stale.body.error).toBe('conflict.stale');
    expect((await propose(texts(), { version: 1 })).body.error).toBe('conflict.stale');
    const { body } = await propose(texts());
    const wine = (await owner.call('GET', `/wine/${page.wine}`)).body.data;
    await owner.call('PUT', `/wine/${page.wine}`, { wine: 'Umgetauft', version: wine.version });
    const before = await sheet();
    expect((await act(body.data.id, 'accept')).body.error).toBe('correction.changed-since');
    expect(await sheet()).toEqual(before);
    expect((await owner.call('GET', `/exhibitor/${owner.userId}`)).body.data.city).not.toBe('Zürich');
    expect((await shown())?.state).toBe('open');
    await act(body.data.id, 'withdraw', admin);
    expect((await propose(texts())).body.error).toBe('correction.changed-since');
  });

  it('is the correction of somebody else, and no administrator takes one over', async () => {
    expect((await propose(texts(), {}, owner)).status).toBe(403);
    const { body } = await propose(texts());
    expect((await other.call('GET', `/page/${page.id}/correction`)).status).toBe(404);
    expect((await act(body.data.id, 'accept', other)).status).toBe(404);
    expect((await act(body.data.id, 'answer', other, { answer: 'Nein.' })).status).toBe(404);
    expect((await act(body.data.id, 'accept', admin)).status).toBe(404);
    expect((await act(body.data.id, 'withdraw', owner)).status).toBe(403);
    expect((await shown())?.state).toBe('open');
  });

  it('is anything on a page that does not wait, or on an advertisement', async () => {
    await admin.call('POST', `/page/cancel-release/${page.id}`, {});
    expect((await propose(texts())).body.error).toBe('page.not-released');
    const ad = await makePage(server, catalog.id, owner.userId, { pageType: 2, standId });
    const form = { pull: 1, version: 1, changes: [{ field: 'footer', to: 'Neu' }] };
    expect((await admin.call('POST', `/page/${ad.id}/correction`, form)).body.error).toBe(
      'page.not-editable',
    );
  });
});
