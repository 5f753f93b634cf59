import type { AdminRequestItem, SeenOrder } from '@rebblatt/contracts';
import { useEffect, useState } from 'react';
import { noteLook } from '../request.api.ts';

/**
 * Records that a request was opened, and keeps the order that was seen before while it is open here.
 * @returns that order, null the first time, and a function that replaces it
 */
export function useLook({ id, version, seen: before }: AdminRequestItem) {
  const [seen, setSeen] = useState<SeenOrder | null>(before);
  useEffect(() => void noteLook(id, version), [id, version]);
  return [seen, setSeen] as const;
}
