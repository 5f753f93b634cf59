import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { ListField } from './field.rules.ts';
import type { Entry, Target } from './target.commands.ts';

/** What is wrong with a row at one of its fields. */
export interface RowProblem {
  field: string;
  key: string;
  params: Record<string, string>;
  suggestions: string[];
}

/** The entry that a row means, or why none is found. */
export type Match = { entry: Entry } | { entry: null; problem: RowProblem };

/** A row whose cells say more together than each by itself, as the form takes it. */
export interface Completed {
  form: Record<string, unknown>;
  problems: RowProblem[];
}

/** What a list needs of the fair before it is read. */
export interface Prepared {
  fields: ListField[];
  /** @param isLeftOut whether the row is not written */
  complete: (form: Record<string, unknown>, isLeftOut: boolean) => Completed;
}

/** A row with the entry that it means. */
export interface Matched {
  form: Record<string, unknown>;
  entry: Entry | null;
}

/** A list that can be brought along: what it writes, its columns, and what tells its entries apart. */
export interface ListResource {
  target: Target;
  fields: ListField[];
  /** The columns of a list that depend on the fair, and how its rows are completed. */
  prepare?: (tx: Tx, clock: Clock) => Promise<Prepared>;
  /** Why an entry cannot be changed by a list; null when it can. */
  refuses?: (entry: Entry) => string | null;
  /** The field that names an entry. */
  name: string;
  /** The fields by which an entry is known again. */
  key: string[];
  /** How two values of its key are compared; by default as names are. */
  keyText?: (text: string) => string;
  /** The field to which problems with the key belong; by default the name. */
  keyField?: string;
  /** Whether one of the same name with another key is perhaps the same, which is asked then. */
  asksAlike?: boolean;
  /** Keys that belong to something else. */
  taken?: (tx: Tx) => Promise<ReadonlySet<string>>;
  /** Finds the entry that a row means, for a list that changes entries and adds none. */
  match?: (entries: readonly Entry[]) => (form: Record<string, unknown>) => Match;
  /** The only fields that such a list changes. */
  changes?: readonly string[];
  /** Entries that have what the list gives, without being in it. */
  unconfirmed?: (entries: readonly Entry[], rows: readonly Matched[]) => Entry[];
  /** How an entry is called where it is named. */
  label?: (entry: Entry) => string;
  /** What follows for a new entry from what the list says, where it says nothing itself. */
  derived?: (form: Record<string, unknown>) => Record<string, unknown>;
  /** Which table has rows that belong to an entry and would go with it or keep it. */
  usedBy?: {
    table: string;
    count: (tx: Tx, id: number) => Promise<number>;
    /** Whether an entry in use stays when its list is undone, where the others are refused as a whole. */
    keeps?: boolean;
  };
}
