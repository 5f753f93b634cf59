import { expect, it } from 'vitest';
import { textsIn } from '../testing/texts.ts';

it('speaks of the designer as the same person everywhere in French', () => {
  const texts = textsIn('fr').filter(([, text]) => text.includes('graphiste'));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(([, text]) => /\b(?:le|au|du|un) graphiste/.test(text))).toEqual([]);
});
