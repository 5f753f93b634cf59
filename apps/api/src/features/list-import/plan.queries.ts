import {
  type CheckedListRow,
  fieldErrorOf,
  type ImportResource,
  type ListCheck,
  type ListTable,
  nameKey,
} from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { ListField, Named, NamedKind } from './field.rules.ts';
import type { ListResource, Prepared } from './list-resource.rules.ts';
import { markProblem } from './mark.rules.ts';
import { NamedList } from './named-list.rules.ts';
import { resources } from './resources.rules.ts';
import type { Entry } from './target.commands.ts';

type Problem = CheckedListRow['problems'][number];
type Form = Record<string, unknown>;

/** A row as it would be written: what the list says, and the entry that it changes. */
export interface PlannedRow {
  checked: CheckedListRow;
  form: Form | null;
  existing: Entry | null;
}

export interface ListPlan {
  rows: PlannedRow[];
  missing: string[];
  /** Names that a column says and another list does not have, by that list. */
  unknown: Map<ImportResource, Set<string>>;
  /** Entries that have what the list gives, without being in it. */
  unconfirmed: { id: number; name: string }[];
}

/** So many of them are named; whoever has more has another list. */
const MOST_UNCONFIRMED = 200;

/** The entries of the lists that columns name, in one go. */
async function loadNamed(tx: Tx, fields: readonly ListField[]): Promise<Named> {
  const lists = new Map<NamedKind, NamedList>();
  for (const of of new Set(fields.flatMap((field) => field.of ?? []))) {
    if (of === 'catalog') {
      const catalogs = await tx.catalog.findMany({ select: { id: true, name: true } });
      lists.set(of, new NamedList(catalogs.map(({ id, name }) => ({ name, words: [name], value: id }))));
      continue;
    }
    const { target, name } = resources[of];
    const entries = await target.load(tx);
    // Regions have their country by its number, stands their ship by its name.
    const byId = fields.some((field) => field.of === of && field.byId);
    const named = entries.map(({ id, item }) => {
      const own = String(item[name] ?? '');
      const words = [own, item.name_fr, item.name_en].filter((word) => typeof word === 'string');
      return { name: own, words, value: byId ? id : own };
    });
    lists.set(of, new NamedList(named));
  }
  return lists;
}

const keyOf = (form: Form, { key, keyText = nameKey }: ListResource) =>
  key.map((field) => keyText(String(form[field] ?? ''))).join('|');

const nameOf = (form: Form, { name }: ListResource) => nameKey(String(form[name] ?? ''));
const nameIn = ({ item }: Entry, field: string) => String(item[field] ?? '');

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
  resource: Pick<ListResource, 'fields' | 'derived'>,
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
    // What has a column of its own says it better.
    else if ('are' in value) Object.assign(form, { ...value.are, ...form });
    else {
      const of = field.adds && field.of !== 'catalog' ? field.of : undefined;
      const { suggestions, text: part = text, all = [part] } = value;
      if (of) unknown.set(of, new Set([...(unknown.get(of) ?? []), ...all]));
      if (of && create.includes(of)) {
        // Those of several are read again once all of them are there.
        form[field.field] = field.several ? [] : text;
        continue;
      }
      const key = field.of ? 'validation.not-found' : 'validation.choice';
      problems.push({ field: field.field, column, key, params: { text: part }, suggestions });
    }
  }
  return { form: { ...form, ...resource.derived?.(form) }, problems };
}

/** With what its cells say together; of a cell with a problem nothing more is said. */
function completed(read: Read, row: ListTable['rows'][number], table: ListTable, prepared?: Prepared): Read {
  if (!prepared) return read;
  const { form, problems } = prepared.complete(read.form, row.choice === 'skip');
  const more = problems.filter(({ field }) => !read.problems.some((one) => one.field === field));
  return {
    form,
    problems: [...read.problems, ...more.map((one) => ({ ...one, column: columnOf(table, one.field) }))],
  };
}

/** A list adds to several names, such as catalogues, and takes none away: it may be of one fair alone. */
function keepOthers(form: Form, { item }: Entry, fields: readonly ListField[]): void {
  for (const { field, several, all } of fields) {
    if (all) continue;
    const [has, says] = [item[field], form[field]];
    if (several && Array.isArray(has) && Array.isArray(says)) form[field] = [...new Set([...has, ...says])];
  }
}

/** What would change on an entry: only what the list says, and says otherwise. */
const changesOf = (form: Form, { item }: Entry, fields: readonly ListField[], named: Named) =>
  fields.flatMap(({ field, write }) => {
    if (form[field] === undefined) return [];
    const [from, to] = [write(item[field], named), write(form[field], named)];
    return from === to ? [] : [{ field, from, to }];
  });

/** Says what a list would do, row by row. */
export async function planList(
  tx: Tx,
  clock: Clock,
  name: ImportResource,
  table: ListTable,
): Promise<ListPlan> {
  const prepared = await resources[name].prepare?.(tx, clock);
  const resource = prepared ? { ...resources[name], fields: prepared.fields } : resources[name];
  const { target, fields } = resource;
  const named = await loadNamed(tx, fields);
  const unknown: ListPlan['unknown'] = new Map();
  const entries = await target.load(tx);
  const byKey = new Map(entries.map((entry) => [keyOf(entry.item, resource), entry]));
  const byName = resource.asksAlike
    ? new Map(entries.map((entry) => [nameOf(entry.item, resource), entry]))
    : null;
  const taken = (await resource.taken?.(tx)) ?? new Set<string>();
  const at = resource.keyField ?? resource.name;
  const changed = fields.filter(({ field }) => resource.changes?.includes(field) ?? true);
  const labelOf = resource.label ?? ((entry: Entry) => nameIn(entry, resource.name));
  const find = resource.match?.(entries);
  const seen = new Map<string, number>();
  const rows = table.rows.map((row): PlannedRow => {
    const read = completed(readRow(row, table, resource, named, unknown), row, table, prepared);
    const written = keyOf(read.form, resource);
    const match = find?.(read.form);
    const existing = match ? match.entry : (byKey.get(written) ?? null);
    if (existing) keepOthers(read.form, existing, fields);
    const whole: Form = existing ? { ...existing.item, ...read.form, version: undefined } : read.form;
    const problems = [...read.problems, ...issuesOf(whole, resource, table, read.problems)];
    if (problems.length === 0 && match && !match.entry)
      problems.push({ ...match.problem, column: columnOf(table, match.problem.field) });
    // Two rows are the same when they mean the same entry.
    const key = existing && find ? String(existing.id) : written;
    const twin = seen.get(key);
    const refuse = (why: string, params: Problem['params']) =>
      problems.push({ field: at, column: columnOf(table, at), key: why, params, suggestions: [] });
    if (problems.length === 0 && twin !== undefined) refuse('validation.duplicate', { line: twin });
    if (problems.length === 0 && taken.has(key)) refuse('account.email-taken', {});
    if (twin === undefined) seen.set(key, row.line);
    // Said by the choice to add it that it is another one.
    const like = existing || row.choice === 'add' ? null : (byName?.get(nameOf(read.form, resource)) ?? null);
    // Without a column for its key there is no cell in which the row could say that it is the same.
    const likeAt = columnOf(table, at);
    const changes = existing ? changesOf(read.form, existing, changed, named) : [];
    const refused = existing && changes.length > 0 ? resource.refuses?.(existing) : null;
    if (existing && problems.length === 0 && refused) refuse(refused, { text: labelOf(existing) });
    const does = existing || find ? 'update' : 'add';
    // An entry of the same name that is another by its key is perhaps the same: that is asked, not guessed.
    // What is not there by far is left out; what is nearly there is asked.
    const lost = match && !match.entry && match.problem.suggestions.length === 0;
    // A row whose cell is in doubt may change something yet.
    const nothing = existing && changes.length === 0 && problems.length === 0;
    const proposed = like || lost || nothing ? 'skip' : does;
    return {
      existing,
      form: problems.length === 0 ? read.form : null,
      checked: {
        line: row.line,
        name: String(read.form[resource.name] ?? ''),
        // What cannot be done with the row is no choice: a company that is perhaps the same is not added by «update».
        choice: row.choice === does || row.choice === 'skip' ? row.choice : proposed,
        choices: [does, 'skip'],
        problems,
        like:
          like && likeAt !== null
            ? { name: nameIn(like, resource.name), key: nameIn(like, at), column: likeAt }
            : null,
        existing: existing && { id: existing.id, name: labelOf(existing) },
        changes,
      },
    };
  });
  const matched = rows.map(({ form, existing }) => ({ form: form ?? {}, entry: existing }));
  const unconfirmed = resource.unconfirmed?.(entries, matched).slice(0, MOST_UNCONFIRMED) ?? [];
  return {
    rows,
    missing: missingOf(resource, table.columns),
    unknown,
    unconfirmed: unconfirmed.map((entry) => ({ id: entry.id, name: labelOf(entry) })),
  };
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
    // What follows from a cell with a problem, such as the number of a company, has none of its own.
    if (known.length > 0 && !fields.some((one) => one.field === field)) continue;
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
export const presentCheck = ({ rows, missing, unknown, unconfirmed }: ListPlan): ListCheck => ({
  unconfirmed,
  rows: rows.map(({ checked }) => checked),
  missing,
  new: [...unknown].map(([resource, names]) => ({ resource, names: [...names] })),
});
