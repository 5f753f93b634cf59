import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { useTranslation } from '../lib/use-translation.ts';

const titleStore = createStore('');
const faultyStore = createStore(false);
const coverStore = createStore('');

/** Updates the title of the browser tab; used once, near the root. */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const title = useStore(titleStore);
  const cover = useStore(coverStore);
  const faulty = useStore(faultyStore) && !cover;
  const shown = cover || title;
  useEffect(() => {
    const name = t(($) => $.app.name);
    const full = shown ? `${shown} · ${name}` : name;
    document.title = faulty ? t(($) => $.form.errorTitle, { title: full }) : full;
  }, [t, shown, faulty]);
}

/** Sets the title of the screen in the browser tab. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    titleStore.set(title);
  }, [title]);
}

/** Sets the title while something covers the screen; afterwards the screen has its own title again. */
export function useCoverTitle(title: string): void {
  useEffect(() => {
    coverStore.set(title);
    return () => coverStore.set('');
  }, [title]);
}

/** Prefixes the tab's title with «Fehler:» while a form shows errors. */
export function useFaultyTitle(faulty: boolean): void {
  useEffect(() => {
    faultyStore.set(faulty);
    return () => faultyStore.set(false);
  }, [faulty]);
}
