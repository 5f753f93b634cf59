-- A refusing trigger names its rule in the message as well: Prisma hands on the message, not the constraint.

CREATE OR REPLACE FUNCTION check_stand_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_catalog int; of_stand int;
BEGIN
  IF NEW.stand_id IS NULL THEN RETURN NEW; END IF;
  SELECT catalog_type INTO of_catalog FROM catalog WHERE id = NEW.catalog_id FOR KEY SHARE;
  SELECT catalog_type INTO of_stand FROM stand WHERE id = NEW.stand_id FOR SHARE;
  IF of_catalog <> of_stand THEN
    RAISE '%: stand % belongs to the other type of catalogue', TG_ARGV[0], NEW.stand_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION check_type_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'catalog' AND (
       EXISTS (SELECT FROM page WHERE catalog_id = NEW.id AND stand_id IS NOT NULL)
       OR EXISTS (SELECT FROM catalog_stand WHERE catalog_id = NEW.id))
     OR TG_TABLE_NAME = 'stand' AND (
       EXISTS (SELECT FROM page WHERE stand_id = NEW.id)
       OR EXISTS (SELECT FROM catalog_stand WHERE stand_id = NEW.id)) THEN
    RAISE '%: % % is in use with its present catalogue type', TG_ARGV[0], TG_TABLE_NAME, NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION check_page_logo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.logo_id IS NOT NULL THEN
    PERFORM FROM logo WHERE id = NEW.logo_id AND approved AND user_id = NEW.exhibitor_id FOR SHARE;
    IF NOT FOUND THEN
      RAISE '%: logo % is not an approved logo of exhibitor %', 'page_logo_approved', NEW.logo_id, NEW.exhibitor_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'page_logo_approved', TABLE = 'page';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION check_logo_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM page WHERE logo_id = NEW.id) THEN
    RAISE '%: logo % stands on a page', 'logo_in_use', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'logo_in_use', TABLE = 'logo';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION check_own_wine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wine w JOIN page p ON p.id = NEW.page_id AND p.exhibitor_id = w.user_id AND p.page_type = 1
    WHERE w.id = NEW.wine_id FOR SHARE OF w;
  IF NOT FOUND THEN
    RAISE '%: wine % does not belong to the exhibitor of page %', 'page_category_wine_own_wine', NEW.wine_id, NEW.page_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'page_category_wine_own_wine', TABLE = 'page_category_wine';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION check_wine_unused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM page_category_wine WHERE wine_id = NEW.id) THEN
    RAISE '%: wine % stands on a page', 'wine_in_use', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'wine_in_use', TABLE = 'wine';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE '%: % is append only', TG_ARGV[0], TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0], TABLE = TG_TABLE_NAME;
END $$;
