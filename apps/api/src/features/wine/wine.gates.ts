import type { WineUpdate } from '@rebblatt/contracts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';

/** A row of reference data that a form names, and the field that does. */
interface Named {
  kind: 'region' | 'type' | 'category' | 'award' | 'grape' | 'size';
  id: number;
  field: string;
}

type Sizes = { bottle_size_id: number }[];

/** The sizes of a form's prices; `at` is the field that has them. */
export const namedSizes = (rows: Sizes, at = 'bottle_size'): Named[] =>
  rows.map(({ bottle_size_id: id }, i) => ({ kind: 'size', id, field: `${at}.${i}.bottle_size_id` }));

/** All reference data that the form of a wine names. */
export const namedByWine = (form: WineUpdate): Named[] => [
  ...(
    [
      { kind: 'region', id: form.region_id, field: 'region_id' },
      { kind: 'type', id: form.wine_type_id, field: 'wine_type_id' },
      { kind: 'category', id: form.wine_category_id, field: 'wine_category_id' },
      { kind: 'award', id: form.award_id, field: 'award_id' },
    ] as const
  ).flatMap(({ id, ...named }) => (id ? [{ ...named, id }] : [])),
  ...(form.grape_varieties ?? []).map(
    (id, i): Named => ({ kind: 'grape', id, field: `grape_varieties.${i}` }),
  ),
  ...namedSizes(form.bottle_size ?? []),
];

/**
 * Refuses reference data that does not exist, all of it at once and each at its field. The foreign keys know the column
 * only, which no form has.
 * @throws AppError 422
 */
export async function guardNamed(tx: Tx, ids: Named[]): Promise<void> {
  if (ids.length === 0) return;
  const unknown = await tx.$queryRaw<{ field: string }[]>`
    SELECT n.field FROM json_to_recordset(${JSON.stringify(ids)}::json) AS n (kind text, id int, field text)
    WHERE NOT CASE n.kind
      WHEN 'region' THEN EXISTS (SELECT FROM region WHERE region.id = n.id)
      WHEN 'type' THEN EXISTS (SELECT FROM wine_type WHERE wine_type.id = n.id)
      WHEN 'category' THEN EXISTS (SELECT FROM wine_category WHERE wine_category.id = n.id)
      WHEN 'award' THEN EXISTS (SELECT FROM award WHERE award.id = n.id)
      WHEN 'grape' THEN EXISTS (SELECT FROM grape_variety WHERE grape_variety.id = n.id)
      ELSE EXISTS (SELECT FROM bottle_size WHERE bottle_size.id = n.id) END`;
  if (unknown.length === 0) return;
  const refusals = unknown.map(({ field }) => [
    field,
    [{ key: 'validation.not-found' as const, params: {} }],
  ]);
  throw new AppError(422, 'request.invalid', { fields: Object.fromEntries(refusals) });
}
