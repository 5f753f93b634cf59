import { createStore } from '../lib/store.ts';

const dirtyForms = new Set<string>();

/** How many open forms hold unsaved changes. */
export const dirtyFormsStore = createStore(0);

/** Marks a form as holding unsaved changes, or no longer. */
export function setFormDirty(form: string, dirty: boolean): void {
  if (dirty) dirtyForms.add(form);
  else dirtyForms.delete(form);
  dirtyFormsStore.set(dirtyForms.size);
}
