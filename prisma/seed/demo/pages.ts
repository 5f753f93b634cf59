import type { FileReport, ReleaseState } from '@rebblatt/contracts';
import { type PageType, releaseStates } from '@rebblatt/contracts';
import type { StandEntry } from '../reference/build-reference.ts';
import type { CategoryPlan } from './page-plan.ts';

/** A stored PDF. */
export interface FileEntry {
  id: number;
  sha256: string;
  size: number;
  name: string;
  pages: number;
  ownerId: number;
  createdAt: string;
}

export interface LogoEntry {
  id: number;
  exhibitorId: number;
  name: string;
  file: FileEntry;
  approved: boolean;
  status: 1 | 2;
  report: FileReport;
  createdAt: string;
}

/** A page of a catalogue before it has its id and position. */
export interface PagePlan {
  catalogId: number;
  pageType: PageType;
  exhibitorId: number | null;
  stand: StandEntry | null;
  pageTitleId: number | null;
  logo: LogoEntry | null;
  description: string | null;
  footer: string | null;
  comment: string | null;
  link: string | null;
  active: boolean;
  state: ReleaseState;
  releasedAt: string | null;
  decidedAt: string | null;
  file: FileEntry | null;
  /** What is wrong with the file; null for a sound one. */
  faults: FileReport | null;
  categories: CategoryPlan[];
  createdAt: string;
}

export interface PageEntry extends PagePlan {
  id: number;
  position: number;
}

/** An empty page, to be filled in. */
export const blankPage = (
  catalogId: number,
  pageType: PagePlan['pageType'],
  createdAt: string,
): PagePlan => ({
  catalogId,
  pageType,
  exhibitorId: null,
  stand: null,
  pageTitleId: null,
  logo: null,
  description: null,
  footer: null,
  comment: null,
  link: null,
  active: true,
  state: releaseStates.draft,
  releasedAt: null,
  decidedAt: null,
  file: null,
  faults: null,
  categories: [],
  createdAt,
});
