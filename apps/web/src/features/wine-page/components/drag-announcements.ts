import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { Translate } from '../../../lib/text-key.ts';
import { findWine, moveWineTo, type PageContent, wineName } from './content.rules.ts';
import { type Dragged, readDragId } from './drag.rules.ts';

/** The name of what is dragged. */
export function nameOf({ categories }: PageContent, { kind, id }: Dragged): string {
  if (kind === 'category') return categories.find((category) => category.id === id)?.category ?? '';
  const found = findWine(categories, id);
  return found ? wineName(found.wine) : '';
}

/**
 * The screen reader's announcements during a drag: names and positions, never ids.
 *
 * @param landing the target, or null if it cannot be dropped there
 */
export function dragAnnouncements(
  t: Translate,
  content: PageContent,
  landing: (active: Active, over: Over | null) => Dragged | null,
): Announcements {
  const { categories } = content;
  const placeOf = (id: number) => String(categories.findIndex((category) => category.id === id) + 1);
  const named = (active: Active) => {
    const what = readDragId(active.id);
    return { what, name: what ? nameOf(content, what) : '' };
  };
  /** The position of a wine after it was dropped on another one. */
  const placed = (wineId: number, targetId: number) => {
    const found = findWine(moveWineTo(content, wineId, targetId).categories, wineId);
    return { category: found?.category.category ?? '', position: String((found?.index ?? 0) + 1) };
  };

  return {
    onDragStart({ active }) {
      const { what, name } = named(active);
      if (what?.kind === 'category') {
        const place = { position: placeOf(what.id), total: String(categories.length) };
        return t(($) => $.wineEditor.drag.categoryLifted, { name, ...place });
      }
      const found = what && findWine(categories, what.id);
      return t(($) => $.wineEditor.drag.wineLifted, {
        name,
        position: String((found?.index ?? 0) + 1),
        total: String(found?.category.wines.length ?? 0),
        category: found?.category.category ?? '',
      });
    },
    onDragOver({ active, over }) {
      const { what, name } = named(active);
      const target = landing(active, over);
      if (!what || !target) return undefined;
      const words = { name, target: nameOf(content, target) };
      if (what.kind === 'category')
        return t(($) => $.wineEditor.drag.categoryOver, { ...words, position: placeOf(target.id) });
      if (target.kind === 'category')
        return t(($) => $.wineEditor.drag.wineOverCategory, { name, category: words.target });
      return t(($) => $.wineEditor.drag.wineOverWine, { ...words, ...placed(what.id, target.id) });
    },
    onDragEnd({ active, over }) {
      const { what, name } = named(active);
      const target = landing(active, over);
      if (!what || !target) return t(($) => $.wineEditor.drag.nowhere, { name });
      if (what.kind === 'category')
        return t(($) => $.wineEditor.drag.categoryDropped, { name, position: placeOf(target.id) });
      if (target.kind === 'wine')
        return t(($) => $.wineEditor.drag.wineDropped, { name, ...placed(what.id, target.id) });
      const into = categories.find((category) => category.id === target.id);
      const position = String((into?.wines.length ?? 0) + 1);
      return t(($) => $.wineEditor.drag.wineDropped, { name, category: into?.category ?? '', position });
    },
    onDragCancel: ({ active }) => t(($) => $.wineEditor.drag.cancelled, { name: named(active).name }),
  };
}
