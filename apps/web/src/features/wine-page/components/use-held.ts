import { useState } from 'react';
import { useEditing } from './editing.ts';

/**
 * State that is kept as long as the editor is open: when a window becomes narrow or a tablet is turned, the halves become
 * tabs and everything in them is mounted anew.
 *
 * @param name unique in the editor
 */
export function useHeld<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const { held } = useEditing();
  const [value, setValue] = useState(() => (held.has(name) ? (held.get(name) as Value) : first));
  const hold = (next: Value) => {
    held.set(name, next);
    setValue(next);
  };
  return [value, hold];
}
