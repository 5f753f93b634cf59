-- What lists and the plan of the book need of a released page: the company and the stand as it prints them, and its
-- wines. The snapshot itself has ten to a hundred times that and lies beside its row.

ALTER TABLE page ADD COLUMN printed JSONB;

CREATE FUNCTION printed_facts(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(snapshot) = 'object' THEN jsonb_build_object(
    'company', jsonb_build_object(
      'company_name', snapshot #> '{company,company_name}', 'city', snapshot #> '{company,city}'),
    'stand', snapshot -> 'stand',
    'wine_ids', jsonb_path_query_array(snapshot, '$.categories[*].wines[*].id')) END
$$;

CREATE FUNCTION keep_page_printed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.printed := printed_facts(NEW.snapshot);
  RETURN NEW;
END $$;
CREATE TRIGGER page_printed BEFORE INSERT OR UPDATE OF snapshot, printed ON page
  FOR EACH ROW EXECUTE FUNCTION keep_page_printed();

UPDATE page SET printed = printed_facts(snapshot) WHERE snapshot IS NOT NULL;
