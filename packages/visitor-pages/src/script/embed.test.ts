// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { embedScript } from './script.ts';

const ROOT = 'https://catalogue.test/katalog/fair/';

/** A page of another site that holds the script; scripts of other sites are not fetched here. */
function runIn(language: string, data: Record<string, string> = {}): HTMLIFrameElement | null {
  document.documentElement.lang = language;
  const script = document.createElement('script');
  script.setAttribute('src', `${ROOT}einbetten.js`);
  Object.assign(script.dataset, data);
  document.body.replaceChildren(script, document.createElement('footer'));
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  new Function(embedScript('Fair “2030” </script>'))();
  return document.querySelector('script + iframe');
}

afterEach(() => document.body.replaceChildren());

it('puts a frame in its place, in the language of the page', () => {
  const frame = runIn('fr-CH');
  expect(frame?.src).toBe(`${ROOT}fr/?embed=1`);
  expect([frame?.title, frame?.style.height]).toEqual(['Fair “2030” </script>', '720px']);
  expect(runIn('it')?.src).toBe(`${ROOT}?embed=1`);
});

it('takes the language and the height that its attributes say', () => {
  const frame = runIn('de', { language: 'en', height: '500' });
  expect([frame?.src, frame?.style.height]).toEqual([`${ROOT}en/?embed=1`, '500px']);
  expect(runIn('de', { height: '5em;color:red' })?.style.height).toBe('720px');
});
