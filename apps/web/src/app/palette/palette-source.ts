import type { Role, SessionCatalog } from '@rebblatt/contracts';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ListFilters, ListState } from '../../lib/list-state.ts';
import type { TextKey, Translate } from '../../lib/text-key.ts';

/** One place to go to. */
export type Destination = { to: string; label: string; detail?: string; icon?: ComponentType<LucideProps> };

/** What a source knows about the user. */
export type PaletteContext = { t: Translate; role: Role; activeCatalog: SessionCatalog | null };

/** Places this browser knows without asking. */
export type KnownSource = {
  key: string;
  heading: TextKey;
  list: (context: PaletteContext) => Destination[];
};

/** The best matches of the server, how many there are, and the list that shows them all. */
export type Matches = { destinations: Destination[]; total: number; list: string };

/** Places the server is asked for. */
export type AskedSource = {
  key: string;
  heading: TextKey;
  roles: readonly Role[];
  /** Whether what is typed says enough to ask for it. */
  asks: (typed: string) => boolean;
  find: (context: PaletteContext, typed: string, signal: AbortSignal) => Promise<Matches>;
};

/** One letter is in almost every name. */
export const saysEnough = (typed: string): boolean => typed.length >= 2;

/** Rows shown under a heading; the list of the feature shows the rest. */
const SHOWN = 5;

/** The first rows of a list, narrowed by what is typed or by columns. */
export const firstRows = (searchTerms: string, columnFilters: ListFilters = {}): ListState => ({
  currentPage: 1,
  currentPerPage: SHOWN,
  searchTerms,
  columnFilters,
  sortParameters: [],
});

/** A list's address with its search. */
export const listFor = (path: string, searchTerms: string): string =>
  `${path}?${new URLSearchParams({ searchTerms })}`;
