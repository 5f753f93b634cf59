import { pageStandings, requestStates, requestStatesNamed, standingsNamed } from '@rebblatt/contracts';
import { describe, expect, it } from 'vitest';
import { request as germanRequest } from '../../locales/de/request.ts';
import { standing as german } from '../../locales/de/standing.ts';
import { request as englishRequest } from '../../locales/en/request.ts';
import { standing as english } from '../../locales/en/standing.ts';
import { request as frenchRequest } from '../../locales/fr/request.ts';
import { standing as french } from '../../locales/fr/standing.ts';

describe.each([
  ['German', german, germanRequest],
  ['English', english, englishRequest],
  ['French', french, frenchRequest],
])('the words that the search knows in %s', (_, texts, requests) => {
  it('are those with which a list says where a page stands', () => {
    for (const standing of pageStandings)
      for (const word of texts.page[standing].split(' '))
        expect(standingsNamed(word, texts.page[standing].split(' '))).toContain(standing);
  });

  it('are those with which a list says the state of a request', () => {
    for (const state of Object.values(requestStates))
      for (const word of requests.states[state].split(' '))
        expect(requestStatesNamed(word, requests.states[state].split(' '))).toContain(state);
  });
});
