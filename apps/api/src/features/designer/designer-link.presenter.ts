import type {
  DesignerLink as DesignerLinkItem,
  DesignerPage,
  PreflightThresholds,
} from '@rebblatt/contracts';
import { askedPpi, fileReport } from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import type { Clock } from '../../lib/clock.ts';
import type { DesignerLink } from '../../lib/generated/prisma/client.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import { lockOf } from '../page/page.policy.ts';
import type { OpenDesignerLink } from './designer-link.queries.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A link as the exhibitor and the organiser see it. */
export const presentDesignerLink = (link: DesignerLink): DesignerLinkItem => ({
  id: link.id,
  page_id: link.pageId,
  language: link.language,
  sent_to: link.sentTo,
  note: link.note,
  expires_at: link.expiresAt.toISOString(),
  created_at: link.createdAt.toISOString(),
  opened_at: iso(link.openedAt),
  uploaded_at: iso(link.uploadedAt),
});

function closedBy({ page }: OpenDesignerLink, clock: Clock): DesignerPage['closed'] {
  const lock = lockOf(page);
  if (lock) return lock === 'page.accepted' ? 'accepted' : 'released';
  return collectionOf(page.catalog, clock) === 'open' ? null : 'collection';
}

/** The page of a link, as somebody without an account sees it. */
export function presentDesignerPage(
  link: OpenDesignerLink,
  { thresholds, condition }: { thresholds: PreflightThresholds; condition: string },
  clock: Clock,
): DesignerPage {
  const { page } = link;
  return {
    exhibitor: page.exhibitor.companyName,
    catalog: page.catalog.name,
    language: link.language,
    note: link.note,
    expires_at: link.expiresAt.toISOString(),
    closed: closedBy(link, clock),
    wanted: {
      trim_mm: trimMm,
      bleed_mm: bleedMm,
      image_ppi: askedPpi(thresholds.image_ppi_warning),
      ink_percent: thresholds.ink_sum_warning,
      small_pt: thresholds.small_multi_pt,
      condition,
    },
    file: page.contentFile && {
      name: page.contentFile.name,
      check: (page.contentStatus ?? 0) as 0 | 1 | 2,
      report: fileReport.nullable().catch(null).parse(page.contentReport),
      stamp: page.version,
    },
  };
}
