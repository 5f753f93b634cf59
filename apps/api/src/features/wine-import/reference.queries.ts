import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { Named } from './name-list.rules.ts';
import type { NamedRegion } from './region-list.rules.ts';

/** The reference data of a wine, as far as a list names it. */
export interface References {
  region: NamedRegion[];
  wine_type: Named[];
  wine_category: Named[];
  award: Named[];
  grape: Named[];
  size: Named[];
}

/** All reference data of wines, in one statement. */
export async function loadReferences(db: Database): Promise<References> {
  const [all] = await db.query<References>(sql`SELECT
    coalesce((SELECT json_agg(json_build_object('id', r.id, 'name', r.name, 'label', c.name || ' - ' || r.name, 'country', c.name, 'others', json_build_array(r.name_fr, r.name_en), 'labels', json_build_array(coalesce(c.name_fr, c.name) || ' - ' || coalesce(r.name_fr, r.name), coalesce(c.name_en, c.name) || ' - ' || coalesce(r.name_en, r.name))) ORDER BY c.name, r.name)
      FROM region r JOIN country c ON c.id = r.country_id), '[]') AS region,
    coalesce((SELECT json_agg(json_build_object('id', id, 'name', wine_type, 'others', json_build_array(name_fr, name_en)) ORDER BY wine_type) FROM wine_type), '[]') AS wine_type,
    coalesce((SELECT json_agg(json_build_object('id', id, 'name', wine_category, 'others', json_build_array(name_fr, name_en)) ORDER BY wine_category) FROM wine_category), '[]') AS wine_category,
    coalesce((SELECT json_agg(json_build_object('id', id, 'name', award, 'others', json_build_array(name_fr, name_en)) ORDER BY award) FROM award), '[]') AS award,
    coalesce((SELECT json_agg(json_build_object('id', id, 'name', bezeichnung_d_cod, 'others', json_build_array(name_fr, name_en)) ORDER BY bezeichnung_d_cod) FROM grape_variety), '[]') AS grape,
    coalesce((SELECT json_agg(json_build_object('id', id, 'name', size, 'others', json_build_array(name_fr, name_en)) ORDER BY priority_size DESC, size, id) FROM bottle_size), '[]') AS size`);
  return all ?? { region: [], wine_type: [], wine_category: [], award: [], grape: [], size: [] };
}
