-- Every rule of the domain that a database can hold. Each is called <table>_<rule>;
-- the API turns that name into the error code the user reads.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

-- What two names have in common when only case, accents and runs of blanks differ.
-- unaccent() is merely STABLE because its dictionary could change; naming the dictionary makes the promise ours.
CREATE FUNCTION folded(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)) COLLATE "und-x-icu"),
    '\s+', ' ', 'g')) COLLATE "C"
$$;

-- ---------------------------------------------------------------- accounts
ALTER TABLE "user"
  ADD CONSTRAINT user_email_normal CHECK (email = lower(email COLLATE "und-x-icu") AND email !~ '\s' AND email IS NFC NORMALIZED AND email <> '');
ALTER TABLE throttle ADD CONSTRAINT throttle_hits CHECK (hits >= 0);

-- ---------------------------------------------------------------- catalogues
ALTER TABLE catalog
  ADD CONSTRAINT catalog_name_length CHECK (char_length(name) >= 4),
  ADD CONSTRAINT catalog_catalog_type CHECK (catalog_type IN (1, 2)),
  ADD CONSTRAINT catalog_from_before_to CHECK ("from" <= "to"),
  ADD CONSTRAINT catalog_no_overlap EXCLUDE USING gist (daterange("from", "to", '[]') WITH &&);
CREATE UNIQUE INDEX catalog_duplicate ON catalog (folded(name));

ALTER TABLE catalog_request
  ADD CONSTRAINT catalog_request_count_stands CHECK (count_stands >= 1),
  ADD CONSTRAINT catalog_request_count_pages_wine CHECK (count_pages_wine >= 1),
  ADD CONSTRAINT catalog_request_count_pages_advertising CHECK (count_pages_advertising >= 0);
ALTER TABLE catalog_request_service ADD CONSTRAINT catalog_request_service_amount CHECK (amount >= 0);

-- ---------------------------------------------------------------- reference data
ALTER TABLE stand
  ADD CONSTRAINT stand_stand_length CHECK (char_length(stand) BETWEEN 2 AND 64),
  ADD CONSTRAINT stand_catalog_type CHECK (catalog_type IN (1, 2)),
  ADD CONSTRAINT stand_ship_and_deck CHECK (
    (catalog_type = 2 AND ship_id IS NOT NULL AND deck_id IS NOT NULL)
    OR (catalog_type = 1 AND ship_id IS NULL AND deck_id IS NULL));
ALTER TABLE bottle_size ADD CONSTRAINT bottle_size_size_length CHECK (char_length(size) BETWEEN 2 AND 50);
ALTER TABLE award ADD CONSTRAINT award_symbol CHECK (symbol IN ('v', 'n', 'l', 'm', 'z', 'r', 'd', 'k', 'a', 'b'));

CREATE UNIQUE INDEX country_duplicate ON country (folded(name));
CREATE UNIQUE INDEX region_duplicate ON region (country_id, folded(name));
CREATE UNIQUE INDEX page_title_duplicate ON page_title (folded(name));
CREATE UNIQUE INDEX ship_duplicate ON ship (folded(name));
CREATE UNIQUE INDEX deck_duplicate ON deck (folded(name));
CREATE UNIQUE INDEX stand_duplicate ON stand (catalog_type, folded(stand), ship_id, deck_id) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX bottle_size_duplicate ON bottle_size (folded(size));
CREATE UNIQUE INDEX award_duplicate ON award (folded(award));
CREATE UNIQUE INDEX service_duplicate ON service (folded(name));
CREATE UNIQUE INDEX wine_type_duplicate ON wine_type (folded(wine_type));
CREATE UNIQUE INDEX wine_category_duplicate ON wine_category (folded(wine_category));
CREATE UNIQUE INDEX grape_variety_duplicate ON grape_variety (folded(bezeichnung_d_cod));

-- ---------------------------------------------------------------- wines
ALTER TABLE wine
  ADD CONSTRAINT wine_wine_length CHECK (char_length(wine) BETWEEN 3 AND 64),
  ADD CONSTRAINT wine_sku_length CHECK (char_length(sku) <= 20),
  ADD CONSTRAINT wine_year CHECK (year >= 1700),
  ADD CONSTRAINT wine_alcohol_content_level CHECK (alcohol_content_level IN (10, 20, 30));
ALTER TABLE wine_price ADD CONSTRAINT wine_price_price CHECK (price >= 0);
-- The position is part of the key, so this is also the limit of three varieties a wine.
ALTER TABLE wine_grape ADD CONSTRAINT wine_grape_at_most_three CHECK (position BETWEEN 1 AND 3);

CREATE FUNCTION keep_wine_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.wine_key := replace(folded(NEW.wine), ' ', '');
  RETURN NEW;
END $$;
CREATE TRIGGER wine_key BEFORE INSERT OR UPDATE OF wine, wine_key ON wine
  FOR EACH ROW EXECUTE FUNCTION keep_wine_key();
CREATE UNIQUE INDEX wine_duplicate ON wine (user_id, wine_key, coalesce(year, 0), region_id, wine_type_id);

-- ---------------------------------------------------------------- pages
ALTER TABLE page
  ADD CONSTRAINT page_page_type CHECK (page_type BETWEEN 1 AND 6),
  ADD CONSTRAINT page_position CHECK (position >= 1),
  ADD CONSTRAINT page_exhibitor CHECK ((page_type IN (1, 2)) = (exhibitor_id IS NOT NULL)),
  ADD CONSTRAINT page_description_length CHECK (char_length(description) <= 64),
  ADD CONSTRAINT page_content_status CHECK (content_status IN (0, 1, 2)),
  ADD CONSTRAINT page_content_pages CHECK (content_pages >= 0),
  ADD CONSTRAINT page_accepted_is_released CHECK (release_accepted IS NOT TRUE OR released IS TRUE),
  ADD CONSTRAINT page_rejected_is_open CHECK (release_accepted IS DISTINCT FROM FALSE OR released IS NOT TRUE),
  ADD CONSTRAINT page_rejected_has_comment CHECK (release_accepted IS DISTINCT FROM FALSE OR btrim(coalesce(comment, '')) <> ''),
  ADD CONSTRAINT page_released_has_snapshot CHECK (page_type <> 1 OR released IS NOT TRUE OR snapshot IS NOT NULL),
  ADD CONSTRAINT page_catalog_position UNIQUE (catalog_id, position) DEFERRABLE INITIALLY IMMEDIATE;
CREATE UNIQUE INDEX page_one_register ON page (catalog_id, page_type) WHERE page_type IN (4, 5);

ALTER TABLE page_category
  ADD CONSTRAINT page_category_position CHECK (position >= 1),
  ADD CONSTRAINT page_category_category_filled CHECK (btrim(category) <> ''),
  ADD CONSTRAINT page_category_page_position UNIQUE (page_id, position) DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE page_category_wine
  ADD CONSTRAINT page_category_wine_position CHECK (position >= 1),
  ADD CONSTRAINT page_category_wine_category_position UNIQUE (category_id, position) DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE page_import ADD CONSTRAINT page_import_not_itself CHECK (target_page_id <> source_page_id);

-- A row that another row relies on is read FOR SHARE: whoever changes it meanwhile waits, so two halves of a rule cannot pass each other.
CREATE FUNCTION check_stand_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_catalog int; of_stand int;
BEGIN
  IF NEW.stand_id IS NULL THEN RETURN NEW; END IF;
  SELECT catalog_type INTO of_catalog FROM catalog WHERE id = NEW.catalog_id FOR KEY SHARE;
  SELECT catalog_type INTO of_stand FROM stand WHERE id = NEW.stand_id FOR SHARE;
  IF of_catalog <> of_stand THEN
    RAISE 'stand % belongs to the other type of catalogue', NEW.stand_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER page_stand_type BEFORE INSERT OR UPDATE OF stand_id, catalog_id ON page
  FOR EACH ROW EXECUTE FUNCTION check_stand_type('page_stand_type');
CREATE TRIGGER catalog_stand_stand_type BEFORE INSERT OR UPDATE ON catalog_stand
  FOR EACH ROW EXECUTE FUNCTION check_stand_type('catalog_stand_stand_type');

CREATE FUNCTION check_type_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'catalog' AND (
       EXISTS (SELECT FROM page WHERE catalog_id = NEW.id AND stand_id IS NOT NULL)
       OR EXISTS (SELECT FROM catalog_stand WHERE catalog_id = NEW.id))
     OR TG_TABLE_NAME = 'stand' AND (
       EXISTS (SELECT FROM page WHERE stand_id = NEW.id)
       OR EXISTS (SELECT FROM catalog_stand WHERE stand_id = NEW.id)) THEN
    RAISE '% % is in use with its present catalogue type', TG_TABLE_NAME, NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER catalog_type_in_use BEFORE UPDATE OF catalog_type ON catalog
  FOR EACH ROW WHEN (OLD.catalog_type <> NEW.catalog_type) EXECUTE FUNCTION check_type_unused('catalog_type_in_use');
CREATE TRIGGER stand_type_in_use BEFORE UPDATE OF catalog_type ON stand
  FOR EACH ROW WHEN (OLD.catalog_type <> NEW.catalog_type) EXECUTE FUNCTION check_type_unused('stand_type_in_use');

-- A page carries only an approved logo of its own exhibitor, and such a logo stays approved.
CREATE FUNCTION check_page_logo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.logo_id IS NOT NULL THEN
    PERFORM FROM logo WHERE id = NEW.logo_id AND approved AND user_id = NEW.exhibitor_id FOR SHARE;
    IF NOT FOUND THEN
      RAISE 'logo % is not an approved logo of exhibitor %', NEW.logo_id, NEW.exhibitor_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'page_logo_approved', TABLE = 'page';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER page_logo_approved BEFORE INSERT OR UPDATE OF logo_id, exhibitor_id ON page
  FOR EACH ROW EXECUTE FUNCTION check_page_logo();

CREATE FUNCTION check_logo_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM page WHERE logo_id = NEW.id) THEN
    RAISE 'logo % stands on a page', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'logo_in_use', TABLE = 'logo';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER logo_in_use BEFORE UPDATE OF approved, user_id ON logo
  FOR EACH ROW WHEN (OLD.approved AND NOT NEW.approved OR OLD.user_id <> NEW.user_id) EXECUTE FUNCTION check_logo_unused();

-- A wine page lists the wines of its own exhibitor, and a wine on a page keeps its exhibitor.
CREATE FUNCTION check_own_wine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wine w JOIN page p ON p.id = NEW.page_id AND p.exhibitor_id = w.user_id AND p.page_type = 1
    WHERE w.id = NEW.wine_id FOR SHARE OF w;
  IF NOT FOUND THEN
    RAISE 'wine % does not belong to the exhibitor of page %', NEW.wine_id, NEW.page_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_category_wine_own_wine', TABLE = 'page_category_wine';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER page_category_wine_own_wine BEFORE INSERT OR UPDATE OF wine_id, page_id ON page_category_wine
  FOR EACH ROW EXECUTE FUNCTION check_own_wine();

CREATE FUNCTION check_wine_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM page_category_wine WHERE wine_id = NEW.id) THEN
    RAISE 'wine % stands on a page', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'wine_in_use', TABLE = 'wine';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER wine_in_use BEFORE UPDATE OF user_id ON wine
  FOR EACH ROW WHEN (OLD.user_id <> NEW.user_id) EXECUTE FUNCTION check_wine_unused();

-- ---------------------------------------------------------------- files, jobs, history
ALTER TABLE file
  ADD CONSTRAINT file_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT file_size CHECK (size >= 0);
ALTER TABLE logo ADD CONSTRAINT logo_status CHECK (status IN (0, 1, 2));
ALTER TABLE upload_status
  ADD CONSTRAINT upload_status_type CHECK (type BETWEEN 1 AND 4),
  ADD CONSTRAINT upload_status_status CHECK (status IN (0, 1, 2)),
  ADD CONSTRAINT upload_status_progress CHECK (progress BETWEEN 0 AND 100);
ALTER TABLE job
  ADD CONSTRAINT job_attempt CHECK (attempt BETWEEN 0 AND max_attempts),
  ADD CONSTRAINT job_progress CHECK (progress BETWEEN 0 AND 100),
  ADD CONSTRAINT job_running_has_lease CHECK (state <> 'running' OR (locked_by IS NOT NULL AND lease_until IS NOT NULL));
CREATE UNIQUE INDEX job_one_live ON job (dedupe_key) WHERE state IN ('queued', 'running');
CREATE INDEX job_waiting ON job (run_at, id) WHERE state = 'queued';
CREATE INDEX job_leased ON job (lease_until) WHERE state = 'running';
ALTER TABLE print_result ADD CONSTRAINT print_result_content_pages CHECK (content_pages >= 0);
ALTER TABLE print_link ADD CONSTRAINT print_link_downloads CHECK (downloads >= 0);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE '% is append only', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER history_append_only BEFORE UPDATE OR DELETE ON history
  FOR EACH ROW EXECUTE FUNCTION refuse_change('history_append_only');
