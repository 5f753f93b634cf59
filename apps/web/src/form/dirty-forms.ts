import { createStore } from '../lib/store.ts';

/** Waits for what is being saved; true when everything is saved. */
export type Settle = () => Promise<boolean>;

const dirtyForms = new Map<string, Settle>();

/** The number of open forms with unsaved changes. */
export const dirtyFormsStore = createStore(0);

const cannot: Settle = async () => false;

/** Marks whether a form has unsaved changes; one that saves automatically provides a way to wait for it. */
export function setFormDirty(form: string, dirty: boolean, settle = cannot): void {
  if (dirty) dirtyForms.set(form, settle);
  else dirtyForms.delete(form);
  dirtyFormsStore.set(dirtyForms.size);
}

/** Waits for every form that saves automatically; false when unsaved changes remain in others. */
export async function settleForms(): Promise<boolean> {
  const settled = await Promise.all([...dirtyForms.values()].map((settle) => settle()));
  return settled.every(Boolean);
}
