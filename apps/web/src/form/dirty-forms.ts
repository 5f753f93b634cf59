import { createStore } from '../lib/store.ts';

/** Stores what is still on its way; true when nothing is left that is not stored. */
export type Settle = () => Promise<boolean>;

const dirtyForms = new Map<string, Settle>();

/** How many open forms hold unsaved changes. */
export const dirtyFormsStore = createStore(0);

const cannot: Settle = async () => false;

/** Marks a form as holding unsaved changes, or no longer; one that saves itself says how to wait for that. */
export function setFormDirty(form: string, dirty: boolean, settle = cannot): void {
  if (dirty) dirtyForms.set(form, settle);
  else dirtyForms.delete(form);
  dirtyFormsStore.set(dirtyForms.size);
}

/** Waits for every form that saves itself; false when something stays that nothing saves. */
export async function settleForms(): Promise<boolean> {
  const settled = await Promise.all([...dirtyForms.values()].map((settle) => settle()));
  return settled.every(Boolean);
}
