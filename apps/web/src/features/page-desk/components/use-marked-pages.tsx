import type { PageRow } from '@rebblatt/contracts';
import { useEffect, useRef, useState } from 'react';
import { withDecideTexts } from '../../../lib/i18n.ts';
import type { Selection } from '../../../table/selection.ts';
import { laterView } from '../../../ui/later-view.tsx';

const BulkActions = laterView(
  () => withDecideTexts(import('./bulk/bulk-actions.tsx')).then((module) => module.BulkActions),
  { waiting: null },
);

/** Marked pages of a list, each with the version in which it was last seen, and what can be done with them. */
export function useMarkedPages(rows: readonly PageRow[] | undefined): Selection {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const seen = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, version } of rows ?? []) seen.current.set(id, version);
  }, [rows]);
  const pages = () => [...marked].map((id) => ({ id, version: seen.current.get(id) }));
  return {
    marked,
    onChange: setMarked,
    onFetched: (all) => {
      for (const { id, version } of all as readonly PageRow[]) seen.current.set(id, version);
    },
    actions: (
      <BulkActions
        catalogId={rows?.[0]?.catalog_id}
        count={marked.size}
        pages={pages}
        // What was marked while it was under way stays marked.
        onDone={(ids) => setMarked((now) => new Set([...now].filter((id) => !ids.has(id))))}
      />
    ),
  };
}
