import { type Language, languages } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { textsIn } from '../../testing/texts.ts';

/** The lists whose texts have the name of their address in the code. */
const lists = ['country', 'region', 'service', 'ship', 'deck', 'award'];

it.each<Language>([...languages])(
  'a list has the same name on its screen and where it is filled, in %s',
  (language) => {
    const texts = new Map(textsIn(language));
    for (const list of lists) {
      const title = texts.get(`${list}.title`);
      expect(title).toBeTruthy();
      expect(texts.get(`listImport.lists.${list}`)).toBe(title);
      expect(texts.get(`listImport.titles.${list}`)).toContain(title);
    }
    expect(texts.get('setup.steps.services.title')).toBe(texts.get('service.title'));
    expect(texts.get('setup.steps.services.button')).toBe(texts.get('service.title'));
  },
);
