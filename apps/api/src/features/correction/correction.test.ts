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
  server,
  sheet,
  shown,
  stageCorrections,
  texts,
} from '../../testing/correction-stage.ts';

stageCorrections();

describe('a correction that the organiser proposes', () => {
  it('is taken over as the next release, which differs in exactly what was proposed', async () => {
    const before = await sheet();
    const proposed = await propose(texts(), { message: 'Der Name ist verschrieben.' });
    expect(proposed.status).toBe(200);
    expect(await read()).toMatchObject({ state: 'released', correction: 'open' });
    expect(await sheet()).toEqual(before);
    const [mail] = await mails('correction-proposed');
    expect(mail?.text).toContain(`${page.wineName}, Preis: 11.00 → 19.50`);
    expect(mail?.text).toContain('Der Name ist verschrieben.');
    const own = (await owner.call('GET', '/own-standing')).body.data.pages;
    expect(own.find(({ id }: { id: number }) => id === page.id)).toMatchObject({
      standing: 'corrected',
      correction: 'open',
    });

    const correction = await shown();
    expect(correction).toMatchObject({ pull: 1, state: 'open', message: 'Der Name ist verschrieben.' });
    expect(correction?.changes[0]).toEqual({
      field: 'wine',
      id: page.wine,
      of: page.wineName,
      from: page.wineName,
      to: 'Räuschling',
    });
    const taken = await act(correction?.id ?? 0, 'accept');
    expect(taken.body.data).toMatchObject({ state: 'released', correction: 'accepted' });
    expect(await mails('correction-proposed')).toEqual([]);
    expect((await mails('page-released')).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Korrektur übernommen'),
    );

    const after = await sheet();
    const [category] = before.categories;
    expect(after).toEqual({
      ...before,
      company: { ...before.company, city: 'Stäfa' },
      footer: 'Beim Steg',
      categories: [
        {
          ...category,
          category: 'Weisse',
          wines: [{ ...category.wines[0], name: 'Räuschling', price1: 19.5 }, category.wines[1]],
        },
      ],
    });
    expect((await owner.call('GET', `/wine/${page.wine}`)).body.data.wine).toBe('Räuschling');
    const pulls = (await owner.call('GET', `/page/${page.id}/pulls`)).body.data;
    expect(pulls).toMatchObject([
      { number: 2, end: null },
      { number: 1, end: 'corrected' },
    ]);
    const waiting = (await admin.call('GET', `/catalog/${catalog.id}/waiting-pages`)).body.data;
    expect(waiting.find(({ id }: { id: number }) => id === page.id)).toMatchObject({
      pull: 2,
      correction: { state: 'accepted', pull: 1 },
    });
    expect((await act(correction?.id ?? 0, 'accept')).body.error).toBe('correction.ended');
    const decided = await admin.call('PUT', `/page/${page.id}`, { release_accepted: 1 });
    expect(decided.body.data).toMatchObject({ state: 'accepted', correction: null });
    expect(await sheet()).toEqual(after);
  });

  it('is answered instead, which the organiser reads and which leaves the page as it is', async () => {
    const { body } = await propose(texts().slice(0, 1));
    const before = await sheet();
    expect((await act(body.data.id, 'answer', owner, { answer: ' ' })).status).toBe(422);
    const answered = await act(body.data.id, 'answer', owner, { answer: 'So heisst er wirklich.' });
    expect(answered.body.data).toMatchObject({ state: 'answered', answer: 'So heisst er wirklich.' });
    expect(await sheet()).toEqual(before);
    expect((await mails('correction-answered'))[0]?.text).toContain('So heisst er wirklich.');
    expect(await read()).toMatchObject({ state: 'released', correction: 'answered' });
    expect((await act(body.data.id, 'accept')).body.error).toBe('correction.ended');
    // Another one may follow.
    expect((await propose([{ field: 'footer', to: null }])).status).toBe(200);
  });

  it('is withdrawn with the mail that is still held, and closed by any decision', async () => {
    const first = await propose(texts());
    expect((await propose(texts())).body.error).toBe('correction.open');
    expect((await act(first.body.data.id, 'withdraw', admin)).body.data.state).toBe('withdrawn');
    expect(await mails('correction-proposed')).toEqual([]);
    expect(await mails('correction-withdrawn')).toEqual([]);
    expect(await shown()).toBeNull();
    const second = await propose(texts());
    const before = await sheet();
    const accepted = { release_accepted: 1, drop_correction: 1 };
    expect((await admin.call('PUT', `/page/${page.id}`, accepted)).status).toBe(200);
    expect(await mails('correction-proposed')).toEqual([]);
    expect((await act(second.body.data.id, 'accept')).body.error).toBe('correction.ended');
    expect(await sheet()).toEqual(before);
  });

  it('is not mailed when its page is deleted meanwhile', async () => {
    await propose(texts());
    expect(await mails('correction-proposed')).toHaveLength(1);
    expect((await admin.call('DELETE', `/page/${page.id}`)).status).toBe(200);
    expect(await mails('correction-proposed')).toEqual([]);
  });

  it('is mailed as little as a rejection whose page is deleted meanwhile', async () => {
    await mailsGoOut();
    await admin.call('PUT', `/page/${page.id}`, { release_accepted: 0, comment: 'Bitte prüfen.' });
    expect(await mails('page-rejected')).toHaveLength(1);
    expect((await admin.call('DELETE', `/page/${page.id}`)).status).toBe(200);
    expect(await mails('page-rejected')).toEqual([]);
  });

  it('is taken over once, however often that is asked at the same time', async () => {
    const { body } = await propose(texts());
    const answers = await Promise.all([1, 2, 3].map(() => act(body.data.id, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await owner.call('GET', `/page/${page.id}/pulls`)).body.data).toHaveLength(2);
  });

  it('can still be taken over after the end of the collection', async () => {
    const { body } = await propose(texts().slice(0, 2));
    const ended = { fromOn: new Date('2030-06-01'), toOn: new Date('2030-06-30') };
    const { prisma } = server.context.db;
    const { fromOn, toOn } = await prisma.catalog.findUniqueOrThrow({ where: { id: catalog.id } });
    await prisma.catalog.update({ where: { id: catalog.id }, data: ended });
    expect((await act(body.data.id, 'accept')).status).toBe(200);
    await prisma.catalog.update({ where: { id: catalog.id }, data: { fromOn, toOn } });
  });
});
