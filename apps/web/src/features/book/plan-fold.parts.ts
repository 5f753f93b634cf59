import { useState } from 'react';

const KEY = 'plan';
const UNFOLDED = 'unfolded';

/** Whether this browser shows the plan unfolded. */
export const isUnfolded = () => localStorage.getItem(KEY) === UNFOLDED;

/** Whether the plan is unfolded, and how to turn that; the browser remembers it. */
export function usePlanFold(): [unfolded: boolean, turn: () => void] {
  const [unfolded, setUnfolded] = useState(isUnfolded);
  const turn = () => {
    if (unfolded) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, UNFOLDED);
    setUnfolded(!unfolded);
  };
  return [unfolded, turn];
}
