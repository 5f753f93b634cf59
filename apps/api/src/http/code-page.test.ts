import express from 'express';
import { expect, it } from 'vitest';
import { codePage } from './code-page.ts';

it('says in the reader’s language that a printed page is not online yet', async () => {
  const app = express().use(codePage());
  const listening = app.listen(0);
  const address = listening.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const asked = async (language: string) => {
    const answer = await fetch(`${origin}/s/4f`, { headers: { 'Accept-Language': language } });
    return [answer.status, await answer.text()];
  };
  expect(await asked('fr-CH,fr;q=0.9')).toEqual([404, expect.stringContaining('<html lang="fr">')]);
  expect(await asked('en')).toEqual([404, expect.stringContaining('exists in print only')]);
  expect(await asked('it')).toEqual([404, expect.stringContaining('bisher nur gedruckt')]);
  listening.close();
});
