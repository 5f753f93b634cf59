import type { OnPageKind } from '@rebblatt/contracts';
import type { ReactNode } from 'react';
import { errorText, statusOf } from '../lib/error-text.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { confirm } from '../ui/confirm-store.ts';
import { notify } from '../ui/snackbar-store.ts';
import { refusedFor, usesOf } from './uses-of.ts';

/** What the question says is lost, or a function that asks the server; undefined for nothing but the item itself. */
export type Warning<Item> = string | ((item: Item) => Promise<ReactNode | undefined>);

type Options<Item> = {
  warning?: Warning<Item>;
  onPages?: OnPageKind;
  path?: string;
  ask?: (id: number) => Promise<void>;
  /** Gives the action that brings a deleted item back; without it the deletion is for good. */
  undo?: (item: Item) => { label: string; run: () => void };
};

/**
 * Deletes after a confirmation, then shows a message; a refusal is explained, with links to what it names. What
 * stands on a page is refused before anything is asked, and so is what `ask` is refused.
 * @param path the address of the list of these items
 */
export function useRemove<Item extends { id: number }>(
  remove: (id: number) => Promise<void>,
  nameOf: (item: Item) => string,
  { warning, onPages, path, ask, undo }: Options<Item> = {},
) {
  const { t } = useTranslation();
  const refuse = (item: Item, error: unknown) =>
    notify(
      'danger',
      errorText(t, error),
      undefined,
      usesOf(t, error, path === undefined ? undefined : { path, id: item.id }),
    );
  return async (item: Item): Promise<boolean> => {
    const name = nameOf(item);
    if (onPages && (await refusedFor(t, onPages, item.id))) return false;
    try {
      await ask?.(item.id);
    } catch (error) {
      // Only a refusal is known to be repeated; when the server cannot be asked, the question is asked as ever.
      if (statusOf(error) === 409) {
        refuse(item, error);
        return false;
      }
    }
    const confirmed = await confirm({
      title: t(($) => $.reference.deleteTitle, { name }),
      text:
        (typeof warning === 'function' ? await warning(item) : warning) ??
        (undo ? t(($) => $.reference.deleteKept) : t(($) => $.reference.deleteText)),
      confirm: t(($) => $.ui.delete),
      danger: true,
    });
    if (!confirmed) return false;
    try {
      await remove(item.id);
      notify(
        'success',
        t(($) => $.reference.deleted, { name }),
        undo?.(item),
      );
      return true;
    } catch (error) {
      refuse(item, error);
      return false;
    }
  };
}
