-- Search finds what a row shows: an exhibitor by the name of its account, and a rejected page by its reason.

CREATE OR REPLACE FUNCTION keep_exhibitor_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.company_name, NEW.city, (SELECT concat_ws(' ', email, name) FROM "user" WHERE id = NEW.id)));
  RETURN NEW;
END $$;
DROP TRIGGER user_refresh_search ON "user";
CREATE TRIGGER user_refresh_search AFTER UPDATE OF email, name ON "user"
  FOR EACH ROW WHEN (OLD.email <> NEW.email OR OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION refresh_search();

CREATE OR REPLACE FUNCTION keep_page_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.description,
    (SELECT company_name FROM exhibitor WHERE id = NEW.exhibitor_id),
    (SELECT concat_ws(' ', d.stand, s.name, k.name) FROM stand d LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id WHERE d.id = NEW.stand_id),
    (SELECT name FROM page_title WHERE id = NEW.page_title_id),
    CASE NEW.state WHEN 'rejected' THEN NEW.comment END,
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
CREATE TRIGGER page_search BEFORE INSERT OR UPDATE OF description, exhibitor_id, stand_id, page_title_id, page_type, state, comment, search ON page
  FOR EACH ROW EXECUTE FUNCTION keep_page_search();

UPDATE exhibitor SET search = '' FROM "user" u WHERE u.id = exhibitor.id AND u.name IS NOT NULL;
UPDATE page SET search = '' WHERE state = 'rejected' AND comment IS NOT NULL;
