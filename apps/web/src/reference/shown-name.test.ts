import { expect, it } from 'vitest';
import { allNames } from './shown-name.ts';

it('an entry is found by all its names, and by none that it lacks', () => {
  expect(allNames({ name_fr: 'Vins du lac', name_en: 'Lake wines' }, 'Weine vom See')).toBe(
    'Weine vom See Vins du lac Lake wines',
  );
  expect(allNames({ name_fr: null }, '75 cl').trim()).toBe('75 cl');
});
