-- Released pages hold what a design can print under the name of a wine. Those released before this version get it of their
-- wines as they are now: nothing of it is printed until a design asks for it. A wine that is gone has none.
UPDATE page p SET snapshot = jsonb_set(p.snapshot, '{categories}', (
  SELECT coalesce(jsonb_agg(c.category || jsonb_build_object('wines', (
    SELECT coalesce(jsonb_agg(CASE WHEN w.id IS NULL THEN printed.wine ELSE printed.wine || jsonb_build_object('facts', jsonb_build_object(
      'grapes', (
        SELECT coalesce(jsonb_agg(v.bezeichnung_d_cod ORDER BY g.position), '[]'::jsonb)
        FROM wine_grape g JOIN grape_variety v ON v.id = g.grape_variety_id WHERE g.wine_id = w.id),
      'region', r.name,
      'alcohol_free', coalesce(w.alcohol_content_level = 10, false))) END ORDER BY printed.nth), '[]'::jsonb)
    FROM jsonb_array_elements(c.category -> 'wines') WITH ORDINALITY AS printed (wine, nth)
    LEFT JOIN wine w ON w.id = (printed.wine ->> 'id')::int
    LEFT JOIN region r ON r.id = w.region_id)) ORDER BY c.nth), '[]'::jsonb)
  FROM jsonb_array_elements(p.snapshot -> 'categories') WITH ORDINALITY AS c (category, nth)))
WHERE p.page_type = 1 AND jsonb_typeof(p.snapshot -> 'categories') = 'array'
  -- An older version of the product wrote another form, which is left as it is.
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(p.snapshot -> 'categories') AS c
    WHERE jsonb_typeof(c -> 'wines') IS DISTINCT FROM 'array'
      OR EXISTS (SELECT FROM jsonb_array_elements(c -> 'wines') AS w
        WHERE jsonb_typeof(w) IS DISTINCT FROM 'object' OR jsonb_typeof(w -> 'id') IS DISTINCT FROM 'number'));
