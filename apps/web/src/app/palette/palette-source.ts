import type { Role, SessionCatalog } from '@rebblatt/contracts';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import { BARE_LIST, type ListFilters, type ListState } from '../../lib/list-state.ts';
import type { TextKey, Translate } from '../../lib/text-key.ts';

/** One result that can be chosen: a screen, or an action that leads to one. */
export type Destination = {
  to: string;
  label: string;
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
  icon?: ComponentType<LucideProps>;
  /** Names it where several results lead to the same address. */
  key?: string;
  /** What is done before its screen opens; when it fails, no screen opens. */
  before?: () => Promise<void>;
  /** What choosing it writes into the field, instead of opening a screen. */
  fill?: string;
};

/** What a source knows about the user. */
export type PaletteContext = {
  t: Translate;
  role: Role;
  hasActiveAccount: boolean;
  activeCatalog: SessionCatalog | null;
  /** For the organiser: the active catalogue, otherwise the one that ended last. */
  currentCatalog: SessionCatalog | null;
};

/** A source that needs no request. */
export type KnownSource = {
  key: string;
  heading: TextKey;
  list: (context: PaletteContext) => Destination[];
};

/** The best matches of the server, their total number, and the list that shows them all. */
export type Matches = {
  destinations: Destination[];
  total: number;
  list: string;
  /** They are only near to what was typed: shown where nothing else is found. */
  near?: boolean;
};

/** A source that asks the server. */
export type AskedSource = {
  key: string;
  heading: TextKey;
  roles: readonly Role[];
  /** Whether what is typed is enough for a request. */
  asks: (typed: string, context: PaletteContext) => boolean;
  find: (context: PaletteContext, typed: string, signal: AbortSignal) => Promise<Matches>;
};

/** A single letter occurs in almost every name. */
export const saysEnough = (typed: string): boolean => typed.length >= 2;

/** Rows shown under a heading; the list of the feature shows the rest. */
const SHOWN = 5;

/** The first rows of a list, filtered by the typed text or by columns. */
export const firstRows = (searchTerms: string, columnFilters: ListFilters = {}): ListState => ({
  ...BARE_LIST,
  currentPerPage: SHOWN,
  searchTerms,
  columnFilters,
});

/** The address of a list with its search. */
export const listFor = (path: string, searchTerms: string): string =>
  `${path}?${new URLSearchParams({ searchTerms })}`;
