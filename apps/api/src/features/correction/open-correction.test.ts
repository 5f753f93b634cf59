import { describe, expect, it } from 'vitest';
import {
  act,
  admin,
  catalog,
  mails,
  mailsGoOut,
  owner,
  page,
  propose,
  read,
  releasedPage,
  server,
  shown,
  stageCorrections,
  texts,
} from '../../testing/correction-stage.ts';

stageCorrections();

const decide = (body: object, id = page.id) => admin.call('PUT', `/page/${id}`, body);
const bulk = (body: object) => admin.call('POST', '/pages-bulk', body);

describe('a page with an open correction', () => {
  it('is accepted only by somebody who says that the correction lapses', async () => {
    await propose(texts());
    const { version } = await read();
    const refused = await decide({ release_accepted: 1, version });
    expect(refused).toMatchObject({ status: 409, body: { error: 'page.correction-open' } });
    expect((await decide({ release_accepted: 1, drop_correction: 0 })).status).toBe(409);
    expect(await read()).toMatchObject({ state: 'released', version, correction: 'open' });
    expect(await shown()).toMatchObject({ state: 'open' });
    expect((await decide({ release_accepted: 1, drop_correction: 1, version })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'accepted', correction: null });
  });

  it('tells its exhibitor with either decision that the correction has lapsed', async () => {
    await propose(texts());
    await mailsGoOut();
    await decide({ release_accepted: 1, drop_correction: 1 });
    expect((await mails('page-accepted'))[0]?.text).toContain(
      'Die vorgeschlagene Korrektur ist damit hinfällig',
    );
    await decide({ release_accepted: null });
    await propose(texts());
    await mailsGoOut();
    await decide({ release_accepted: 0, comment: 'Bitte prüfen.' });
    expect((await mails('page-rejected'))[0]?.text).toContain(
      'Die vorgeschlagene Korrektur ist damit hinfällig',
    );
  });

  it('does not ask once the correction is answered or withdrawn, nor mention it', async () => {
    const { body } = await propose(texts());
    await act(body.data.id, 'answer', owner, { answer: 'So heisst er.' });
    await mailsGoOut();
    expect((await decide({ release_accepted: 1 })).status).toBe(200);
    expect((await mails('page-accepted'))[0]?.text).not.toContain('Korrektur');
  });

  it('is left and named when many are accepted, until it is said', async () => {
    const other = await releasedPage();
    await propose(texts());
    const pages = await Promise.all([page.id, other.id].map((id) => read(id)));
    const order = { step: 'accept', pages: pages.map(({ id, version }) => ({ id, version })) };
    const first = await bulk(order);
    expect(first.body.data).toMatchObject({
      done: [other.id],
      refused: [{ id: page.id, error: 'page.correction-open' }],
    });
    expect(await read()).toMatchObject({ state: 'released', correction: 'open' });
    const second = await bulk({ ...order, pages: order.pages.slice(0, 1), drop_correction: 1 });
    expect(second.body.data).toMatchObject({ done: [page.id], refused: [] });
  });

  it('stands last in the queue, however long it waits', async () => {
    const later = await releasedPage();
    await propose(texts());
    const waiting = (await admin.call('GET', `/catalog/${catalog.id}/waiting-pages`)).body.data;
    const ids: number[] = waiting.map(({ id }: { id: number }) => id);
    expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(page.id));
    expect(ids.at(-1)).toBe(page.id);
    await server.context.db.prisma.pageCorrection.updateMany({
      where: { pageId: page.id },
      data: { state: 'withdrawn', endedAt: new Date() },
    });
    const again = (await admin.call('GET', `/catalog/${catalog.id}/waiting-pages`)).body.data;
    const then: number[] = again.map(({ id }: { id: number }) => id);
    expect(then.indexOf(page.id)).toBeLessThan(then.indexOf(later.id));
  });
});
