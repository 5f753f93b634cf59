import { expect, it } from 'vitest';
import { createFieldRegistry } from './field-registry.ts';

it('lists fields in the order of the screen, even after one was registered again', () => {
  document.body.innerHTML = '<input id="a"><div><input id="b"></div><input id="c">';
  const registry = createFieldRegistry();
  const remove = registry.add({ name: 'region', label: 'Region', id: 'a' });
  registry.add({ name: 'price', label: 'Price', id: 'c' });
  registry.add({ name: 'size', label: 'Size', id: 'b' });
  remove();
  registry.add({ name: 'region', label: 'Region', id: 'a', words: String });
  expect(registry.list().map(({ name }) => name)).toEqual(['region', 'size', 'price']);
});
