-- Names that look equal are equal: what nobody sees is taken out of what is stored, and `folded` says the same as the
-- function of that name in packages/contracts/src/folded.ts.

CREATE FUNCTION without_invisible(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(value COLLATE "C",
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g')
$$;

-- The unique keys rest on the old folding.
DROP INDEX catalog_duplicate, country_duplicate, region_duplicate, page_title_duplicate, ship_duplicate, deck_duplicate,
  stand_duplicate, bottle_size_duplicate, award_duplicate, service_duplicate, wine_type_duplicate,
  wine_category_duplicate, grape_variety_duplicate, wine_duplicate;

-- Lists are narrowed by it row by row, so it takes the letters of most names the short way.
CREATE OR REPLACE FUNCTION folded(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text COLLATE "C" := value;
BEGIN
  IF plain ~ '[^\u0001-\u007F\u00C0-\u00FF]' THEN
    plain := normalize(translate(public.without_invisible(plain),
      U&'\2018\2019\201A\201B\2032\02BC\0060\00B4\201C\201D\201E\201F\00AB\00BB\2039\203A\2010\2011\2012\2013\2014\2015\2212',
      '''''''''''''''''""""""""-------'), NFKD);
    plain := lower(regexp_replace(plain, '[\u0300-\u036F]', '', 'g') COLLATE "und-x-icu");
    plain := translate(replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øłđðħıŋς', 'olddhinσ');
  ELSE
    plain := translate(replace(replace(replace(lower(plain COLLATE "und-x-icu"), 'ß', 'ss'), 'æ', 'ae'), 'þ', 'th'),
      'àáâãäåçèéêëìíîïðñòóôõöøùúûüýÿ`', 'aaaaaaceeeeiiiidnoooooouuuuyy''');
  END IF;
  IF plain ~ '^ | $|  |[^\u0021-\u0084\u0086-\u167F ]' THEN
    plain := btrim(regexp_replace(plain, '[\s\u0085\u1680\u2028\u2029\u2800]+', ' ', 'g'), ' ');
  END IF;
  RETURN plain;
END $$;

CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text COLLATE "C" := public.folded(value);
BEGIN
  IF plain ~ '[aou]e' THEN
    plain := plain || ' ' || regexp_replace(plain, '([aou])e', '\1', 'g');
  END IF;
  RETURN plain;
END $$;

-- ---------------------------------------------------------------- what is stored
-- Released pages, mails and the history stay as they are: they are evidence of what was printed, sent and done.
CREATE FUNCTION pg_temp.cleaned(value text) RETURNS text LANGUAGE sql AS $$
  SELECT btrim(regexp_replace(normalize(without_invisible(value), NFC) COLLATE "C",
    '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g'))
$$;
-- In running text joiners and variation selectors may shape an emoji or another script.
CREATE FUNCTION pg_temp.cleaned_text(value text) RETURNS text LANGUAGE sql AS $$
  SELECT normalize(regexp_replace(value,
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]',
    '', 'g'), NFC)
$$;

DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('catalog', 'name', 4), ('country', 'name', 2), ('region', 'name', 1), ('page_title', 'name', 1), ('ship', 'name', 1),
    ('deck', 'name', 1), ('stand', 'stand', 2), ('bottle_size', 'size', 2), ('award', 'award', 1), ('service', 'name', 1),
    ('wine_type', 'wine_type', 1), ('wine_category', 'wine_category', 1), ('grape_variety', 'bezeichnung_d_cod', 1),
    ('wine', 'wine', 3), ('wine', 'sku', 0), ('user', 'name', 0), ('exhibitor', 'company_name', 1),
    ('exhibitor', 'street', 0), ('exhibitor', 'number', 0), ('exhibitor', 'website', 0), ('exhibitor', 'zip_code', 0),
    ('exhibitor', 'city', 0), ('exhibitor', 'phone', 0), ('logo', 'name', 1), ('file', 'name', 1),
    ('page', 'description', 0), ('page_category', 'category', 1)) AS columns (tab, col, least)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = nullif(pg_temp.cleaned(%2$I), '''')
        WHERE %2$I <> pg_temp.cleaned(%2$I) AND char_length(pg_temp.cleaned(%2$I)) >= %3$s',
      one.tab, one.col, one.least);
  END LOOP;
  FOR one IN SELECT * FROM (VALUES
    ('exhibitor', 'description'), ('stand', 'description'), ('catalog_request', 'exhibitor_comment'),
    ('catalog_request', 'comment'), ('logo', 'rejection'), ('page', 'footer'), ('page', 'comment'),
    ('designer_link', 'note'), ('print_link', 'cover_note'), ('page_remark', 'text'), ('page_correction', 'message'),
    ('page_correction', 'answer'), ('text_block', 'text')) AS columns (tab, col)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = pg_temp.cleaned_text(%2$I)
        WHERE %2$I <> pg_temp.cleaned_text(%2$I) AND btrim(pg_temp.cleaned_text(%2$I)) <> ''''',
      one.tab, one.col);
  END LOOP;
END $$;

UPDATE wine SET wine_key = '', search = '';
UPDATE exhibitor SET search = '';
UPDATE page SET search = '';
UPDATE logo SET search = '';

-- Rows that have become twins are told apart by a number that people see and can change.
CREATE FUNCTION pg_temp.part_twins(tab text, col text, key text, most int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parted int := 1;
BEGIN
  WHILE parted > 0 LOOP
    EXECUTE format(
      'UPDATE %1$I t SET %2$I = left(t.%2$I, %4$s) || '' ('' || twin.number || '')''
        FROM (SELECT id, row_number() OVER (PARTITION BY %3$s ORDER BY id) AS number FROM %1$I) twin
        WHERE twin.id = t.id AND twin.number > 1', tab, col, key, most - 6);
    GET DIAGNOSTICS parted = ROW_COUNT;
  END LOOP;
END $$;
SELECT pg_temp.part_twins(tab, col, key, most) FROM (VALUES
  ('catalog', 'name', 'folded(name)', 64),
  ('country', 'name', 'folded(name)', 64),
  ('region', 'name', 'country_id, folded(name)', 64),
  ('page_title', 'name', 'folded(name)', 64),
  ('ship', 'name', 'folded(name)', 64),
  ('deck', 'name', 'folded(name)', 64),
  ('stand', 'stand', 'catalog_type, folded(stand), ship_id, deck_id', 64),
  ('bottle_size', 'size', 'folded(size)', 50),
  ('award', 'award', 'folded(award)', 64),
  ('service', 'name', 'folded(name)', 64),
  ('wine_type', 'wine_type', 'folded(wine_type)', 64),
  ('wine_category', 'wine_category', 'folded(wine_category)', 64),
  ('grape_variety', 'bezeichnung_d_cod', 'folded(bezeichnung_d_cod)', 64),
  ('wine', 'wine', 'user_id, wine_key, coalesce(year, 0), region_id, wine_type_id', 64)) AS keys (tab, col, key, most);

CREATE UNIQUE INDEX catalog_duplicate ON catalog (folded(name));
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
CREATE UNIQUE INDEX wine_duplicate ON wine (user_id, wine_key, coalesce(year, 0), region_id, wine_type_id);
