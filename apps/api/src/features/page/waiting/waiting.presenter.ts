import type { WaitingPage } from '@rebblatt/contracts';
import { presentPageLine } from '../page.presenter.ts';
import type { LastRelease, WaitingRow } from './waiting.queries.ts';

/** A page of the queue on the wire. */
export const presentWaitingPage = (page: WaitingRow, release: LastRelease | undefined): WaitingPage => ({
  ...presentPageLine(page),
  released_at: page.releasedAt?.toISOString() ?? null,
  released_by: release ? { name: release.name, on_behalf: release.on_behalf } : null,
  compare_id: release?.comparable ? release.id : null,
  contact: page.exhibitor && {
    email: page.exhibitor.user.email,
    phone: page.exhibitor.phone,
    language: page.exhibitor.user.language,
  },
});
