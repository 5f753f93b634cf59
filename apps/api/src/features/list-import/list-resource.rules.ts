import type { Tx } from '../../lib/database.ts';
import type { ListField } from './field.rules.ts';
import type { Target } from './target.commands.ts';

/** A list that can be brought along: what it writes, its columns, and what tells its entries apart. */
export interface ListResource {
  target: Target;
  fields: ListField[];
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
