import type { AdminRequestItem } from '@rebblatt/contracts';
import { useState } from 'react';
import { queryClient } from '../../../../lib/query-client.ts';
import { decideRequest } from '../../../request/request-sheet.api.ts';
import { waitingChanged } from '../../decide.api.ts';

/**
 * Stores decisions on requests. What one gives is free for no other, so until it is stored and the proposal for the next
 * one is fetched anew, `busy` says that nothing else can be accepted.
 */
export function useRequestDecision() {
  const [running, setRunning] = useState(0);

  /** Accepts a request with what is proposed, or rejects it with a remark. @returns it as it is stored */
  async function store(item: AdminRequestItem, rejection: string | null): Promise<AdminRequestItem> {
    const { id, version, proposal } = item;
    setRunning((count) => count + 1);
    try {
      const stored =
        rejection !== null || !proposal
          ? await decideRequest(id, { accepted: 0, version, comment: rejection ?? undefined })
          : await decideRequest(id, {
              accepted: 1,
              version,
              stand: proposal.stands.map((stand) => stand.id),
              winePages: proposal.winePages,
              adPages: proposal.adPages,
            });
      void waitingChanged();
      return stored;
    } finally {
      void queryClient
        .invalidateQueries({ queryKey: ['admin-request', 'one'] })
        .finally(() => setRunning((count) => count - 1));
    }
  }

  return { busy: running > 0, store };
}
