import type { WineColumn } from '@rebblatt/contracts';
import type { PlannedRow } from './plan.queries.ts';
import type { Columns } from './row.rules.ts';

const needed: WineColumn[] = ['wine', 'region', 'wine_type', 'alcohol'];

/** The columns that the wines of a list need and it does not have; one value for all its rows can stand for them. */
export function missingColumns(columns: Columns, plan: PlannedRow[]): WineColumn[] {
  const has = new Set(columns.map(({ field }) => field));
  const missing = plan.some(({ said }) => said.choice === 'add')
    ? needed.filter((field) => !has.has(field))
    : [];
  const bare = plan.some(({ said }) =>
    said.problems.some((one) => one.field === 'size' && one.column === null),
  );
  return bare ? [...missing, 'size'] : missing;
}
