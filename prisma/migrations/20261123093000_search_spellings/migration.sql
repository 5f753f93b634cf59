-- Search by other spellings: "raeuschling" finds "Räuschling", "Müller" finds "Mueller"; pages are found by their kind too.

-- What is searched: folded, and where an ae, oe or ue may stand for an umlaut, the same once more without its e.
CREATE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN public.folded(value) ~ '[aou]e'
    THEN public.folded(value) || ' ' || regexp_replace(public.folded(value), '([aou])e', '\1', 'g')
    ELSE public.folded(value) END COLLATE "C"
$$;

CREATE OR REPLACE FUNCTION keep_wine_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT searchable(concat_ws(' ', NEW.wine, e.company_name, r.name, c.name, NEW.year, NEW.sku, t.wine_type)) INTO NEW.search
    FROM exhibitor e, region r JOIN country c ON c.id = r.country_id, wine_type t
    WHERE e.id = NEW.user_id AND r.id = NEW.region_id AND t.id = NEW.wine_type_id;
  NEW.search := coalesce(NEW.search, '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_exhibitor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.company_name, NEW.city, (SELECT email FROM "user" WHERE id = NEW.id)));
  RETURN NEW;
END $$;

-- The kinds of page as the screens name them in German, English and French.
CREATE OR REPLACE FUNCTION keep_page_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.description,
    (SELECT company_name FROM exhibitor WHERE id = NEW.exhibitor_id),
    (SELECT concat_ws(' ', d.stand, s.name, k.name) FROM stand d LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id WHERE d.id = NEW.stand_id),
    (SELECT name FROM page_title WHERE id = NEW.page_title_id),
    CASE NEW.page_type
      WHEN 1 THEN 'Weinseite Wine page Page de vins'
      WHEN 2 THEN 'Inserat Advertisement Annonce'
      WHEN 3 THEN 'Inhaltsseite Content page Page de contenu'
      WHEN 4 THEN 'Verzeichnis Aussteller Exhibitor index Index exposants'
      WHEN 5 THEN 'Verzeichnis Regionen Region index Index régions'
      WHEN 6 THEN 'Weintour Wine tour Parcours des vins'
    END));
  RETURN NEW;
END $$;
DROP TRIGGER page_search ON page;
CREATE TRIGGER page_search BEFORE INSERT OR UPDATE OF description, exhibitor_id, stand_id, page_title_id, page_type, search ON page
  FOR EACH ROW EXECUTE FUNCTION keep_page_search();

CREATE OR REPLACE FUNCTION keep_logo_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.name, (SELECT company_name FROM exhibitor WHERE id = NEW.user_id)));
  RETURN NEW;
END $$;

UPDATE exhibitor SET search = '';
UPDATE wine SET search = '';
UPDATE page SET search = '';
UPDATE logo SET search = '';
