import { useEffect, useMemo, useRef } from 'react';

/** A call that is made `ms` after it was last asked for; it can be cancelled, and is not made when its component has gone. */
export function useDelayed<Value>(act: (value: Value) => void, ms: number) {
  const latest = useRef(act);
  latest.current = act;
  const delayed = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const ask = (value: Value) => {
      cancel();
      timer = setTimeout(() => latest.current(value), ms);
    };
    return { ask, cancel };
  }, [ms]);
  useEffect(() => delayed.cancel, [delayed]);
  return delayed;
}
