import { isAdministrator, type PageItem, type PageUpdate } from '@rebblatt/contracts';
import { createContext, useContext } from 'react';
import { errorBodyOf, statusOf } from '../../../lib/error-text.ts';
import { newKey } from '../../../lib/intention.ts';
import { useSession } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { saveWinePage } from '../../page/wine-page.api.ts';
import * as api from '../../page-category/page-category.api.ts';
import { adding } from './adding.ts';
import type { PageContent } from './content.rules.ts';
import * as rules from './content.rules.ts';
import { restoring } from './restoring.ts';
import { type Change, createSaveQueue, type Failure, type SaveQueue } from './save-queue.ts';
import { createTyped } from './typed.ts';

type Outcome = Pick<Change<PageContent>, 'onSaved' | 'onRefused'>;
type Sizes = Pick<
  PageContent['categories'][number],
  'bottle_size1_id' | 'bottle_size2_id' | 'bottle_size1' | 'bottle_size2'
>;

/** Missing responses, server errors and "too many requests" are temporary; every other refusal is final. */
function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (errorBodyOf(error)?.error === 'conflict.stale') return 'stale';
  return status === undefined || status >= 500 || status === 429 || status === 401 ? 'lost' : 'refused';
}

/** A user's action by its name, with its arguments; functions among them do not survive the editor. */
export type Edit = { name: EditName; args: readonly unknown[] };
type EditName = keyof ReturnType<typeof createEdits>;

/** The callbacks for actions that the server refused. */
type Tell = {
  /** A single action whose field does not show the error itself. */
  refused: (error: unknown) => void;
  /** The collection has ended: none of these actions is accepted any more. */
  closed: (error: unknown, lost: readonly Edit[]) => void;
};

/** The changes of an editor to one wine page, each of which is saved automatically. */
export function createEditing(first: PageContent, tell: Tell) {
  const queue = createSaveQueue(first, failureOf);
  const typed = createTyped();
  let doing: Edit | undefined;
  let closed = false;
  const pageId = first.page.id;

  function push({ onRefused = tell.refused, ...change }: Change<PageContent>) {
    const edit = doing;
    queue.push({
      ...change,
      edit,
      onRefused(error) {
        // An invalid entry is corrected by the user; any other refusal means that the page has changed.
        if (statusOf(error) !== 422) void api.pageChangedElsewhere(pageId);
        if (errorBodyOf(error)?.error !== 'catalog.closed') return onRefused(error);
        if (!closed) tell.closed(error, [edit as Edit, ...(queue.edits() as Edit[])]);
        closed = true;
      },
    });
  }

  const edits = createEdits(queue, push, tell.refused);
  const redo = ({ name, args }: Edit) => {
    doing = { name, args };
    (edits[name] as (...args: readonly unknown[]) => unknown)(...args);
    doing = undefined;
  };
  const telling = Object.fromEntries(
    Object.keys(edits).map((name) => [name, (...args: unknown[]) => redo({ name: name as EditName, args })]),
  ) as typeof edits;

  return {
    ...telling,
    queue,
    typed,
    redo,
    /** What `useHeld` keeps. */
    held: new Map<string, unknown>(),
    /** The actions that are being sent or are waiting, so that they can be repeated. */
    edits: () => queue.edits() as Edit[],
    /** Sends typed text and waits for the server; true when everything is stored. */
    async settle() {
      typed.sendAll();
      return (await queue.settled()) && typed.open().length === 0;
    },
  };
}

/** The actions: how each changes the displayed content, and how it is sent. */
function createEdits(
  queue: SaveQueue<PageContent>,
  push: (change: Change<PageContent>) => void,
  refused: (error: unknown) => void,
) {
  /** Names of categories being added, so that pressing the button twice adds only one. */
  const named = new Set<string>();
  const category = (content: PageContent, id: number) => content.categories.find((one) => one.id === id);
  const place = (wineId: number) => {
    const found = rules.findWine(queue.shown.get().categories, wineId);
    return found && { id: wineId, categoryId: found.category.id };
  };

  return {
    ...adding(push),
    ...restoring(push),

    /** Stores fields of the page; `shown` is what the response will contain for them. */
    changePage(fields: Omit<PageUpdate, 'version'>, shown: Partial<PageItem>, outcome: Outcome = {}) {
      push({
        key: `page:${Object.keys(fields).join()}`,
        apply: (content) => rules.withPage(content, { ...content.page, ...shown }),
        send: async (stored) => {
          const { id, version } = stored.page;
          return rules.withPage(stored, await saveWinePage(id, { ...fields, version }));
        },
        ...outcome,
      });
    },

    addCategory(name: string, outcome: Outcome = {}) {
      if (named.has(name)) return;
      named.add(name);
      const key = newKey();
      push({
        key,
        apply: (content) => content,
        send: async (stored) => {
          const form = { page_id: stored.page.id, category: name, position: 100 };
          const sizes = rules.sizesOfLast(stored);
          const added = await api.createCategory({ ...form, ...sizes }, key);
          return rules.withCategories(stored, [...stored.categories, added]);
        },
        onSaved() {
          named.delete(name);
          outcome.onSaved?.();
        },
        onRefused(error) {
          named.delete(name);
          (outcome.onRefused ?? refused)(error);
        },
      });
    },

    renameCategory(id: number, name: string, outcome: Outcome = {}) {
      push({
        key: `category:${id}:name`,
        apply: (content) => rules.changeCategory(content, id, { category: name }),
        send: async (stored) => {
          const version = category(stored, id)?.version;
          const form = { category: name, version, bottle_size1_id: undefined, bottle_size2_id: undefined };
          return rules.changeCategory(stored, id, await api.updateCategory(id, form));
        },
        ...outcome,
      });
    },

    /** Sets both bottle sizes; the given wines are removed from the category. */
    changeSizes(id: number, sizes: Sizes, leaving: readonly number[]) {
      push({
        key: `category:${id}:sizes`,
        apply: (content) => rules.changeCategory(rules.dropWines(content, leaving), id, sizes),
        send: async (stored) => {
          const form = {
            bottle_size1_id: sizes.bottle_size1_id,
            bottle_size2_id: sizes.bottle_size2_id,
            remove_wines: 1 as const,
            version: category(stored, id)?.version,
          };
          return rules.changeCategory(stored, id, await api.updateCategory(id, form));
        },
      });
    },

    deleteCategory(id: number, outcome: Outcome = {}) {
      push({
        key: `category:${id}:delete`,
        apply: (content) => rules.dropCategory(content, id),
        send: async (stored) => {
          await api.deleteCategory(id);
          return rules.dropCategory(stored, id);
        },
        ...outcome,
      });
    },

    swapCategories(id: number, other: number, outcome: Outcome = {}) {
      push({
        key: newKey(),
        apply: (content) => rules.exchangeCategories(content, id, other),
        send: async (stored) => {
          await api.swapCategories(id, other);
          return rules.exchangeCategories(stored, id, other);
        },
        ...outcome,
      });
    },

    removeWine(wineId: number, outcome: Outcome = {}) {
      const from = place(wineId);
      if (!from) return;
      const key = newKey();
      push({
        key,
        apply: (content) => rules.dropWines(content, [wineId]),
        send: async (stored) =>
          rules.withCategories(stored, await api.removeWine(from.categoryId, wineId, key)),
        ...outcome,
      });
    },

    moveWineTo(wineId: number, targetId: number, outcome: Outcome = {}) {
      const from = place(wineId);
      const to = place(targetId);
      if (!from || !to || wineId === targetId) return;
      push({
        key: newKey(),
        apply: (content) => rules.moveWineTo(content, wineId, targetId),
        send: async (stored) => rules.withCategories(stored, await api.moveWineToPositionOf(from, to)),
        ...outcome,
      });
    },

    moveWineInto(wineId: number, categoryId: number, outcome: Outcome = {}) {
      const from = place(wineId);
      if (!from || from.categoryId === categoryId) return;
      push({
        key: newKey(),
        apply: (content) => rules.moveWineInto(content, wineId, categoryId),
        send: async (stored) => rules.withCategories(stored, await api.moveWineToCategory(from, categoryId)),
        ...outcome,
      });
    },

    /** Removes a wine's last price here, and the wine from every page that needs the price. */
    removeWithPrice(wineId: number, size: { id: number; size: string }, outcome: Outcome = {}) {
      push({
        key: `price:${wineId}:${size.id}`,
        apply: (content) => rules.dropWines(rules.changePrice(content, wineId, size, null), [wineId]),
        send: async (stored) => {
          await api.removePrice(wineId, size.id, true);
          void api.winesChanged();
          return rules.dropWines(rules.changePrice(stored, wineId, size, null), [wineId]);
        },
        ...outcome,
      });
    },

    /** Sets or, with null, removes a price. */
    changePrice(
      wineId: number,
      size: { id: number; size: string },
      price: number | null,
      outcome: Outcome = {},
    ) {
      const key = `price:${wineId}:${size.id}`;
      const once = newKey();
      push({
        key,
        apply: (content) => rules.changePrice(content, wineId, size, price),
        send: async (stored) => {
          if (price === null) await api.removePrice(wineId, size.id, false);
          else await api.setPrice(wineId, size.id, price, once);
          void api.winesChanged();
          return rules.changePrice(stored, wineId, size, price);
        },
        ...outcome,
      });
    },
  };
}

export type Editing = ReturnType<typeof createEditing>;

export const EditingContext = createContext<Editing | null>(null);

/** The changes of the page being edited. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A part of the wine page editor is used outside of it');
  return editing;
}

/** The page as it is shown, with every change that is not stored yet. */
export const useContent = (): PageContent => useStore(useEditing().queue.shown);

/** The path of the list of wines: the organiser's differs from an exhibitor's. */
export function useWineScreen(): string {
  const session = useSession();
  return session && isAdministrator(session.role) ? '/wine' : '/exhibitor-wine';
}
