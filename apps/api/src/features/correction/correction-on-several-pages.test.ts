import { printingStill } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import {
  act,
  admin,
  catalog,
  mails,
  owner,
  page,
  propose,
  read,
  releasedPage,
  server,
  sheet,
  stageCorrections,
} from '../../testing/correction-stage.ts';
import { makeWines } from '../../testing/fair.ts';

stageCorrections();

describe('a text that stands on several released pages', () => {
  it('is corrected on each, and prints on each only what was taken over there', async () => {
    const [second, third] = [await releasedPage(), await releasedPage()];
    const street = [{ field: 'street', to: 'Seehalde' }];
    const first = await propose(street);
    const again = await propose([...street, { field: 'footer', to: 'Hier' }], {}, admin, second);
    const footer = await propose([{ field: 'footer', to: 'Dort' }], {}, admin, third);
    const before = { second: await sheet(second), third: await sheet(third) };
    for (const client of [admin, owner]) {
      const { data } = (await client.call('GET', `/page/${page.id}/shared-texts`)).body;
      const named = printingStill(data, first.body.data.changes).map(({ id }) => id);
      expect(named).toEqual(expect.arrayContaining([second.id, third.id]));
      expect(named).not.toContain(page.id);
    }

    const position = String((await read(second.id)).position);
    expect((await mails('correction-proposed'))[0]?.text).toMatch(new RegExp(`Position .*\\b${position}\\b`));

    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual(before.second);
    expect((await act(footer.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(third)).toEqual({ ...before.third, footer: 'Dort' });
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);
    const company = { ...before.second.company, street: 'Seehalde' };
    expect(await sheet(second)).toEqual({ ...before.second, company, footer: 'Hier' });

    // What was taken over on another page is not written over, but can follow here at any time.
    const more = { pull: 2 };
    const otherwise = await propose([{ field: 'street', to: 'Seeweg' }], more, admin, third);
    expect(otherwise.body).toMatchObject({
      error: 'correction.taken-otherwise',
      params: { field: 'street', to: 'Seehalde', catalog: catalog.name },
    });
    expect([page.id, second.id]).toContain(otherwise.body.pages?.[0]?.id);
    const followed = await propose(street, more, admin, third);
    expect((await act(followed.body.data.id, 'accept')).status).toBe(200);
    expect((await sheet(third)).company.street).toBe('Seehalde');
  });

  it('was taken over with other words on one page, and follows there before it follows elsewhere', async () => {
    const second = await releasedPage();
    const street = (to: string) => [{ field: 'street', to }];
    const first = await propose(street('Uferweg'));
    const otherwise = await propose([...street('Seeweg'), { field: 'city', to: 'Uster' }], {}, admin, second);
    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    const before = await sheet(second);
    const refused = await act(otherwise.body.data.id, 'accept');
    expect(refused.status).toBe(409);
    const { position } = await read();
    const taken = {
      error: 'correction.taken-otherwise',
      params: { field: 'street', to: 'Uferweg', position, catalog: catalog.name },
      pages: [{ id: page.id, position, catalog_id: catalog.id, catalog_name: catalog.name }],
      more: 0,
    };
    expect(refused.body).toMatchObject(taken);
    expect(await sheet(second)).toEqual(before);
    await act(otherwise.body.data.id, 'withdraw', admin);
    expect((await propose(street('Seeweg'), {}, admin, second)).body).toMatchObject(taken);

    // What the refusal says can be done: the other words on the first page, then here.
    const again = await propose(street('Seeweg'), { pull: 2 });
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);
    const here = await propose(street('Seeweg'), {}, admin, second);
    expect((await act(here.body.data.id, 'accept')).status).toBe(200);
    expect((await sheet(second)).company.street).toBe('Seeweg');

    // With anything else changed as well, the same words would not help.
    const third = await releasedPage();
    const next = await propose(street('Quai'), { pull: 3 });
    expect((await act(next.body.data.id, 'accept')).status).toBe(200);
    const { prisma } = server.context.db;
    await prisma.wine.update({ where: { id: third.wine }, data: { wine: 'Umgetauft' } });
    const both = await propose(street('Gasse'), {}, admin, third);
    expect(both.body.error).toBe('correction.changed-since');
  });

  it('was removed on one page, which the refusal of any words on another one says', async () => {
    const { prisma } = server.context.db;
    await prisma.exhibitor.update({ where: { id: owner.userId }, data: { phone: '+41 44 123 45 67' } });
    const [here, there] = [await releasedPage(), await releasedPage()];
    const removed = await propose([{ field: 'phone', to: null }], {}, admin, here);
    expect((await act(removed.body.data.id, 'accept')).status).toBe(200);
    const { position } = await read(here.id);
    expect(
      (await propose([{ field: 'phone', to: '+41 44 765 43 21' }], {}, admin, there)).body,
    ).toMatchObject({
      error: 'correction.taken-away',
      params: { field: 'phone', to: '', position, catalog: catalog.name },
      pages: [{ id: here.id }],
    });
    const followed = await propose([{ field: 'phone', to: null }], {}, admin, there);
    expect((await act(followed.body.data.id, 'accept')).status).toBe(200);
  });

  it('stands in the way of no page, as long as none was released with it', async () => {
    const { prisma } = server.context.db;
    const [second, settled] = [await releasedPage(), await releasedPage()];
    const before = await sheet(second);
    await admin.call('PUT', `/page/${settled.id}`, { release_accepted: 1 });
    const first = await propose([{ field: 'street', to: 'Rebweg' }]);
    // On an accepted page nothing can be taken over.
    const position = String((await read(settled.id)).position);
    const [mail] = await mails('correction-proposed');
    expect(mail?.text).not.toMatch(new RegExp(`auch auf Position .*\\b${position}\\b`));

    const form = { release_accepted: 0, comment: 'Bitte prüfen.' };
    const { version } = (await admin.call('PUT', `/page/${second.id}`, form)).body.data;
    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    const back = await admin.call('POST', `/page/take-back-rejection/${second.id}`, { version });
    expect(back.status).toBe(200);
    expect(await sheet(second)).toEqual(before);
    const footer = [{ field: 'footer', to: 'Dort' }];
    const again = await propose(footer, {}, admin, second);
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);

    // Released with another street, the page does not print the one that was taken over before.
    const setStreet = (street: string) =>
      prisma.exhibitor.update({ where: { id: owner.userId }, data: { street } });
    await owner.call('POST', `/page/cancel-release/${second.id}`);
    await setStreet('Neugasse');
    expect((await owner.call('POST', `/page/exhibitor-release/${second.id}`)).status).toBe(200);
    await setStreet('Rebweg');
    const late = await propose([{ field: 'footer', to: 'Da' }], { pull: 3 }, admin, second);
    expect(late.body.error).toBe('correction.changed-since');

    await prisma.page.update({ where: { id: second.id }, data: { active: false } });
    const { data } = (await owner.call('GET', `/page/${page.id}/shared-texts`)).body;
    const ids = data.map(({ id }: { id: number }) => id);
    expect(ids).toContain(settled.id);
    expect(ids).not.toContain(second.id);
  });

  it('is a wine of theirs, whose price is that of the same size', async () => {
    const { prisma } = server.context.db;
    const { bottleSize } = await makeWines(server, owner.userId, 1);
    const size = await prisma.pageCategory.findUniqueOrThrow({ where: { id: page.categoryId } });
    const sizes = { bottleSize1Id: bottleSize.id, bottleSize2Id: size.bottleSize1Id };
    await prisma.winePrice.create({ data: { wineId: page.wine, bottleSizeId: bottleSize.id, price: 7 } });
    const placeOn = async ({ id }: { id: number }) => {
      const wines = { create: [{ wineId: page.wine, position: 1 }] };
      const category = { category: 'Zwei Grössen', position: 2, ...sizes };
      await prisma.pageCategory.create({ data: { pageId: id, ...category, wines } });
    };
    const second = await releasedPage();
    await owner.call('POST', `/page/cancel-release/${second.id}`);
    await placeOn(second);
    const open = (await owner.call('GET', `/page/${page.id}/shared-texts`)).body.data;
    const there = open.find(({ id }: { id: number }) => id === second.id);
    expect(there).toMatchObject({ state: 'draft' });
    expect(there.texts).toContainEqual({ field: 'price1', id: page.wine, value: 11 });
    expect((await owner.call('POST', `/page/exhibitor-release/${second.id}`)).status).toBe(200);

    const here = [
      { field: 'wine', id: page.wine, to: 'Completer' },
      { field: 'price1', id: page.wine, to: 21 },
    ];
    const onSecond = [
      { field: 'wine', id: page.wine, to: 'Completer' },
      { field: 'price2', id: page.wine, to: 21 },
    ];
    const first = await propose(here);
    const footer = await propose([{ field: 'footer', to: 'Dort' }], { pull: 2 }, admin, second);
    const before = await sheet(second);
    expect((await act(first.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual(before);
    expect((await act(footer.body.data.id, 'accept')).status).toBe(200);
    expect(await sheet(second)).toEqual({ ...before, footer: 'Dort' });
    const again = await propose(onSecond, { pull: 3 }, admin, second);
    const { version } = (await owner.call('GET', `/wine/${page.wine}`)).body.data;
    expect((await act(again.body.data.id, 'accept')).status).toBe(200);
    expect((await sheet(second)).categories[1].wines[0]).toMatchObject({
      name: 'Completer',
      price1: 7,
      price2: 21,
    });
    // It was so already.
    expect((await owner.call('GET', `/wine/${page.wine}`)).body.data.version).toBe(version);
    // What was taken over for one size explains no price of another.
    const row = { wineId: page.wine, bottleSizeId: bottleSize.id };
    await prisma.winePrice.update({ where: { wineId_bottleSizeId: row }, data: { price: 21 } });
    const otherSize = await propose([{ field: 'footer', to: 'Da' }], { pull: 4 }, admin, second);
    expect(otherSize.body.error).toBe('correction.changed-since');
  });
});
