import {
  type CheckedListRow,
  fieldErrorOf,
  type ImportResource,
  type ListCheck,
  type ListTable,
  nameKey,
} from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { ListField, Named } from './field.rules.ts';
import { markProblem } from './mark.rules.ts';
import { NamedList } from './named-list.rules.ts';
import { type ListResource, resources } from './resources.rules.ts';
import type { Entry } from './target.commands.ts';

type Problem = CheckedListRow['problems'][number];
type Form = Record<string, unknown>;

/** A row as it would be written: what the list says, and the entry that it changes. */
export interface PlannedRow {
  said: CheckedListRow;
  form: Form | null;
  existing: Entry | null;
}

export interface ListPlan {
  rows: PlannedRow[];
  missing: string[];
  /** Names that a column says and another list does not have, by that list. */
  unknown: Map<ImportResource, Set<string>>;
}

/** The entries of the lists that columns name, in one go. */
async function loadNamed(tx: Tx, fields: readonly ListField[]): Promise<Named> {
  const lists = new Map<ImportResource, NamedList>();
  for (const of of new Set(fields.flatMap((field) => field.of ?? []))) {
    const { target, name } = resources[of];
    const entries = await target.load(tx);
    // Regions have their country by its number, stands their ship by its name.
    const byId = fields.some((field) => field.of === of && field.field.endsWith('_id'));
    const named = entries.map(({ id, item }) => {
      const own = String(item[name] ?? '');
      const words = [own, item.name_fr, item.name_en].filter((word) => typeof word === 'string');
      return { name: own, words, value: byId ? id : own };
    });
    lists.set(of, new NamedList(named));
  }
  return lists;
}

const keyOf = (form: Form, { key }: ListResource) =>
  key.map((field) => nameKey(String(form[field] ?? ''))).join('|');

/** What the form needs and no column has; a field that follows from others is not asked for. */
const missingOf = ({ fields, derived }: ListResource, columns: ListTable['columns']) => {
  const there = new Set(columns.map(({ field }) => field));
  const follows = derived ? new Set(Object.keys(derived({}))) : new Set<string>();
  return fields
    .filter(({ field, required }) => required && !there.has(field) && !follows.has(field))
    .map(({ field }) => field);
};

interface Read {
  form: Form;
  problems: Problem[];
}

/** The cells of a row as the fields of the form; an empty cell says nothing. */
function readRow(
  row: ListTable['rows'][number],
  { columns, create }: ListTable,
  resource: ListResource,
  named: Named,
  unknown: ListPlan['unknown'],
): Read {
  const form: Form = {};
  const problems: Problem[] = [];
  for (const field of resource.fields) {
    const column = columns.findIndex((one) => one.field === field.field);
    const text = (row.cells[column] ?? '').trim();
    const mark = row.marks?.find((one) => one.column === column);
    const doubt = column >= 0 && mark ? markProblem(mark, text) : null;
    if (doubt) {
      problems.push({ field: field.field, column, ...doubt });
      continue;
    }
    if (column < 0 || text === '') continue;
    const value = field.read(text, named);
    if ('is' in value) form[field.field] = value.is;
    else if (field.of && create.includes(field.of)) form[field.field] = text;
    else {
      const { suggestions } = value;
      const key = field.of ? 'validation.not-found' : 'validation.choice';
      problems.push({ field: field.field, column, key, params: { text }, suggestions });
    }
    if (field.of && !('is' in value)) unknown.set(field.of, (unknown.get(field.of) ?? new Set()).add(text));
  }
  return { form: { ...form, ...resource.derived?.(form) }, problems };
}

/** What would change on an entry: only what the list says, and says otherwise. */
const changesOf = (form: Form, { item }: Entry, fields: readonly ListField[], named: Named) =>
  fields.flatMap(({ field, write }) => {
    if (!(field in form)) return [];
    const [from, to] = [write(item[field], named), write(form[field], named)];
    return from === to ? [] : [{ field, from, to }];
  });

/** Says what a list would do, row by row. */
export async function planList(tx: Tx, name: ImportResource, table: ListTable): Promise<ListPlan> {
  const resource = resources[name];
  const { target, fields } = resource;
  const named = await loadNamed(tx, fields);
  const unknown: ListPlan['unknown'] = new Map();
  const byKey = new Map((await target.load(tx)).map((entry) => [keyOf(entry.item, resource), entry]));
  const seen = new Map<string, number>();
  const rows = table.rows.map((row): PlannedRow => {
    const read = readRow(row, table, resource, named, unknown);
    const key = keyOf(read.form, resource);
    const existing = byKey.get(key) ?? null;
    const whole: Form = existing ? { ...existing.item, ...read.form, version: undefined } : read.form;
    const problems = [...read.problems, ...issuesOf(whole, resource, table, read.problems)];
    const twin = seen.get(key);
    if (problems.length === 0 && twin !== undefined)
      problems.push({
        field: resource.name,
        column: columnOf(table, resource.name),
        key: 'validation.duplicate',
        params: { line: twin },
        suggestions: [],
      });
    if (twin === undefined) seen.set(key, row.line);
    const changes = existing ? changesOf(read.form, existing, fields, named) : [];
    const does = existing ? 'update' : 'add';
    const proposed = existing && changes.length === 0 ? 'skip' : does;
    return {
      existing,
      form: problems.length === 0 ? read.form : null,
      said: {
        line: row.line,
        name: String(read.form[resource.name] ?? ''),
        choice: row.choice ?? proposed,
        choices: [does, 'skip'],
        problems,
        existing: existing && { id: existing.id, name: String(existing.item[resource.name] ?? '') },
        changes,
      },
    };
  });
  return { rows, missing: missingOf(resource, table.columns), unknown };
}

const columnOf = ({ columns }: ListTable, field: string) => {
  const column = columns.findIndex((one) => one.field === field);
  return column < 0 ? null : column;
};

/** What the form's own contract refuses, unless the cell has a problem already. */
function issuesOf(
  form: Form,
  { target, fields }: ListResource,
  table: ListTable,
  known: Problem[],
): Problem[] {
  // A name that is to be added elsewhere has no number yet.
  const parsed = target.form.safeParse(withoutNew(form, fields), { reportInput: true });
  if (parsed.success) return [];
  const problems: Problem[] = [];
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '');
    if ([...known, ...problems].some((one) => one.field === field)) continue;
    const { key, params } = fieldErrorOf(issue);
    problems.push({ field, column: columnOf(table, field), key, params, suggestions: [] });
  }
  return problems;
}

/** Any number stands for an entry that is added in the same step. */
const withoutNew = (form: Form, fields: readonly ListField[]): Form =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      const isNew =
        field.endsWith('_id') &&
        typeof value === 'string' &&
        fields.some((one) => one.field === field && one.of);
      return [field, isNew ? 1 : value];
    }),
  );

/** What a list would do, on the wire. */
export const presentCheck = ({ rows, missing, unknown }: ListPlan): ListCheck => ({
  rows: rows.map(({ said }) => said),
  missing,
  new: [...unknown].map(([resource, names]) => ({ resource, names: [...names] })),
});
