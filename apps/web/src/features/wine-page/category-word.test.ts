import { expect, it } from 'vitest';
import { wineCategory as deCategory } from '../../locales/de/wine-category.ts';
import { wineEditor as deEditor } from '../../locales/de/wine-editor.ts';
import { wineCategory as enCategory } from '../../locales/en/wine-category.ts';
import { wineEditor as enEditor } from '../../locales/en/wine-editor.ts';
import { wineCategory as frCategory } from '../../locales/fr/wine-category.ts';
import { wineEditor as frEditor } from '../../locales/fr/wine-editor.ts';

it.each([
  ['de', deEditor, deCategory],
  ['fr', frEditor, frCategory],
  ['en', enEditor, enCategory],
])('calls the heading on a page otherwise than the kind of a wine: %s', (_language, editor, category) => {
  const text = JSON.stringify(editor).toLowerCase();
  // In French the kind is "catégorie de vin", also written with plurals.
  const kinds = [category.name, category.title, category.title.replace(/vin$/, 'vins')];
  for (const kind of kinds) expect(text).not.toContain(kind.toLowerCase());
});
