-- How lists are found and ordered: sort collations, one folded search column per listed table, and their indexes.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

-- ---------------------------------------------------------------- order
-- German order as a Swiss reader expects it; numbers inside a name count as numbers ("Stand 9" before "Stand 10").
CREATE COLLATION "de-CH-numeric" (provider = icu, locale = 'de-CH-u-kn-true');

ALTER TABLE catalog ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE exhibitor
  ALTER COLUMN company_name TYPE text COLLATE "de-CH-x-icu",
  ALTER COLUMN city TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE country ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE region ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE page_title ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE ship ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE deck ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE stand
  ALTER COLUMN stand TYPE text COLLATE "de-CH-numeric",
  ALTER COLUMN description TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE bottle_size ALTER COLUMN size TYPE text COLLATE "de-CH-numeric";
ALTER TABLE award ALTER COLUMN award TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE service ALTER COLUMN name TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE wine_type ALTER COLUMN wine_type TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE wine_category ALTER COLUMN wine_category TYPE text COLLATE "de-CH-x-icu";
ALTER TABLE grape_variety ALTER COLUMN bezeichnung_d_cod TYPE text COLLATE "de-CH-x-icu";
-- Dropped and made again: a column that a trigger names cannot change its type.
DROP TRIGGER wine_key ON wine;
ALTER TABLE wine
  ALTER COLUMN wine TYPE text COLLATE "de-CH-x-icu",
  ALTER COLUMN sku TYPE text COLLATE "de-CH-numeric",
  ALTER COLUMN wine_key TYPE text COLLATE "C",
  ALTER COLUMN search TYPE text COLLATE "C";
CREATE TRIGGER wine_key BEFORE INSERT OR UPDATE OF wine, wine_key ON wine
  FOR EACH ROW EXECUTE FUNCTION keep_wine_key();
ALTER TABLE page
  ALTER COLUMN description TYPE text COLLATE "de-CH-x-icu",
  ALTER COLUMN search TYPE text COLLATE "C";
ALTER TABLE logo
  ALTER COLUMN name TYPE text COLLATE "de-CH-numeric",
  ALTER COLUMN search TYPE text COLLATE "C";
ALTER TABLE exhibitor ALTER COLUMN search TYPE text COLLATE "C";
ALTER TABLE "user" ALTER COLUMN email TYPE text COLLATE "C";

CREATE INDEX logo_to_approve ON logo (id) WHERE NOT approved;

-- ---------------------------------------------------------------- search
-- What a user typed as a pattern for the search columns: folded like them, with the wildcards taken literally.
CREATE FUNCTION search_pattern(typed text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(public.folded(typed), '([\\%_])', '\\\1', 'g') || '%'
$$;

CREATE FUNCTION keep_wine_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT folded(concat_ws(' ', NEW.wine, e.company_name, r.name, c.name, NEW.year, NEW.sku, t.wine_type)) INTO NEW.search
    FROM exhibitor e, region r JOIN country c ON c.id = r.country_id, wine_type t
    WHERE e.id = NEW.user_id AND r.id = NEW.region_id AND t.id = NEW.wine_type_id;
  NEW.search := coalesce(NEW.search, '');
  RETURN NEW;
END $$;
CREATE TRIGGER wine_search BEFORE INSERT OR UPDATE OF wine, year, sku, user_id, region_id, wine_type_id, search ON wine
  FOR EACH ROW EXECUTE FUNCTION keep_wine_search();

CREATE FUNCTION keep_exhibitor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := folded(concat_ws(' ', NEW.company_name, NEW.city, (SELECT email FROM "user" WHERE id = NEW.id)));
  RETURN NEW;
END $$;
CREATE TRIGGER exhibitor_search BEFORE INSERT OR UPDATE OF company_name, city, search ON exhibitor
  FOR EACH ROW EXECUTE FUNCTION keep_exhibitor_search();

CREATE FUNCTION keep_page_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := folded(concat_ws(' ', NEW.description,
    (SELECT company_name FROM exhibitor WHERE id = NEW.exhibitor_id),
    (SELECT concat_ws(' ', d.stand, s.name, k.name) FROM stand d LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id WHERE d.id = NEW.stand_id),
    (SELECT name FROM page_title WHERE id = NEW.page_title_id)));
  RETURN NEW;
END $$;
CREATE TRIGGER page_search BEFORE INSERT OR UPDATE OF description, exhibitor_id, stand_id, page_title_id, search ON page
  FOR EACH ROW EXECUTE FUNCTION keep_page_search();

CREATE FUNCTION keep_logo_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := folded(concat_ws(' ', NEW.name, (SELECT company_name FROM exhibitor WHERE id = NEW.user_id)));
  RETURN NEW;
END $$;
CREATE TRIGGER logo_search BEFORE INSERT OR UPDATE OF name, user_id, search ON logo
  FOR EACH ROW EXECUTE FUNCTION keep_logo_search();

-- Where a searched name lives in another table, its change touches the rows that repeat it; their own triggers do the rest.
CREATE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'user' THEN UPDATE exhibitor SET search = '' WHERE id = NEW.id;
    WHEN 'exhibitor' THEN
      UPDATE wine SET search = '' WHERE user_id = NEW.id;
      UPDATE page SET search = '' WHERE exhibitor_id = NEW.id;
      UPDATE logo SET search = '' WHERE user_id = NEW.id;
    WHEN 'country' THEN UPDATE wine SET search = '' WHERE region_id IN (SELECT id FROM region WHERE country_id = NEW.id);
    WHEN 'region' THEN UPDATE wine SET search = '' WHERE region_id = NEW.id;
    WHEN 'wine_type' THEN UPDATE wine SET search = '' WHERE wine_type_id = NEW.id;
    WHEN 'page_title' THEN UPDATE page SET search = '' WHERE page_title_id = NEW.id;
    WHEN 'stand' THEN UPDATE page SET search = '' WHERE stand_id = NEW.id;
    WHEN 'ship' THEN UPDATE page SET search = '' WHERE stand_id IN (SELECT id FROM stand WHERE ship_id = NEW.id);
    WHEN 'deck' THEN UPDATE page SET search = '' WHERE stand_id IN (SELECT id FROM stand WHERE deck_id = NEW.id);
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER user_refresh_search AFTER UPDATE OF email ON "user"
  FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER exhibitor_refresh_search AFTER UPDATE OF company_name ON exhibitor
  FOR EACH ROW WHEN (OLD.company_name <> NEW.company_name) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER country_refresh_search AFTER UPDATE OF name ON country
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER region_refresh_search AFTER UPDATE OF name, country_id ON region
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.country_id <> NEW.country_id) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER wine_type_refresh_search AFTER UPDATE OF wine_type ON wine_type
  FOR EACH ROW WHEN (OLD.wine_type <> NEW.wine_type) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER page_title_refresh_search AFTER UPDATE OF name ON page_title
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER stand_refresh_search AFTER UPDATE OF stand, ship_id, deck_id ON stand
  FOR EACH ROW WHEN (OLD.stand <> NEW.stand OR OLD.ship_id IS DISTINCT FROM NEW.ship_id OR OLD.deck_id IS DISTINCT FROM NEW.deck_id)
  EXECUTE FUNCTION refresh_search();
CREATE TRIGGER ship_refresh_search AFTER UPDATE OF name ON ship
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER deck_refresh_search AFTER UPDATE OF name ON deck
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();

CREATE INDEX wine_search_trgm ON wine USING gin (search gin_trgm_ops);
CREATE INDEX exhibitor_search_trgm ON exhibitor USING gin (search gin_trgm_ops);
CREATE INDEX page_search_trgm ON page USING gin (search gin_trgm_ops);
CREATE INDEX logo_search_trgm ON logo USING gin (search gin_trgm_ops);
