import type { AdminRequestItem, RequestProposal } from '@rebblatt/contracts';
import { useState } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { waitingChanged } from '../../release/decide.api.ts';
import { decideRequest } from '../../request/request-sheet.parts.ts';

type Known = Pick<AdminRequestItem, 'id' | 'version'>;

/**
 * Stores decisions on requests. What one gives is free for no other, so until it is stored and the proposal for the next
 * one is fetched anew, `busy` says that nothing else can be accepted. Both give the request as it is stored.
 */
export function useRequestDecision() {
  const [running, setRunning] = useState(0);

  async function store(...decision: Parameters<typeof decideRequest>): Promise<AdminRequestItem> {
    setRunning((count) => count + 1);
    try {
      const stored = await decideRequest(...decision);
      void waitingChanged();
      return stored;
    } finally {
      // A stored decision is being read anew already; that is waited for, not begun again.
      void queryClient
        .invalidateQueries({ queryKey: ['admin-request', 'one'] }, { cancelRefetch: false })
        .finally(() => setRunning((count) => count - 1));
    }
  }

  return {
    busy: running > 0,
    /** Accepts a request with exactly what is proposed. */
    accept: ({ id, version }: Known, { stands, winePages, adPages }: RequestProposal) =>
      store(id, { accepted: 1, version, stand: stands.map((stand) => stand.id), winePages, adPages }),
    reject: ({ id, version }: Known, comment: string) => store(id, { accepted: 0, version, comment }),
  };
}
