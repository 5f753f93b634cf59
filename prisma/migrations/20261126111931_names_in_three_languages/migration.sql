-- Reference data has names in French and English, and is searched by all of them as everything else is: folded.
ALTER TABLE country ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE region ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE page_title ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE bottle_size ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE award ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE service ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE wine_type ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE wine_category ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE grape_variety ADD COLUMN name_fr text, ADD COLUMN name_en text, ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE ship ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE deck ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE stand ADD COLUMN search text COLLATE "C" NOT NULL DEFAULT '';

-- The columns by which a row is found stand in the trigger.
CREATE FUNCTION keep_names_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable((SELECT coalesce(string_agg(to_jsonb(NEW) ->> col, ' '), '') FROM unnest(TG_ARGV) AS columns (col)) COLLATE "C");
  RETURN NEW;
END $$;
CREATE TRIGGER country_search BEFORE INSERT OR UPDATE ON country FOR EACH ROW EXECUTE FUNCTION keep_names_search('name', 'name_fr', 'name_en');
CREATE TRIGGER region_search BEFORE INSERT OR UPDATE ON region FOR EACH ROW EXECUTE FUNCTION keep_names_search('name', 'name_fr', 'name_en');
CREATE TRIGGER page_title_search BEFORE INSERT OR UPDATE ON page_title FOR EACH ROW EXECUTE FUNCTION keep_names_search('name', 'name_fr', 'name_en');
CREATE TRIGGER bottle_size_search BEFORE INSERT OR UPDATE ON bottle_size FOR EACH ROW EXECUTE FUNCTION keep_names_search('size', 'name_fr', 'name_en');
CREATE TRIGGER award_search BEFORE INSERT OR UPDATE ON award FOR EACH ROW EXECUTE FUNCTION keep_names_search('award', 'name_fr', 'name_en');
CREATE TRIGGER service_search BEFORE INSERT OR UPDATE ON service FOR EACH ROW EXECUTE FUNCTION keep_names_search('name', 'name_fr', 'name_en');
CREATE TRIGGER wine_type_search BEFORE INSERT OR UPDATE ON wine_type FOR EACH ROW EXECUTE FUNCTION keep_names_search('wine_type', 'name_fr', 'name_en');
CREATE TRIGGER wine_category_search BEFORE INSERT OR UPDATE ON wine_category FOR EACH ROW EXECUTE FUNCTION keep_names_search('wine_category', 'name_fr', 'name_en');
CREATE TRIGGER grape_variety_search BEFORE INSERT OR UPDATE ON grape_variety FOR EACH ROW EXECUTE FUNCTION keep_names_search('bezeichnung_d_cod', 'name_fr', 'name_en');
CREATE TRIGGER ship_search BEFORE INSERT OR UPDATE ON ship FOR EACH ROW EXECUTE FUNCTION keep_names_search('name');
CREATE TRIGGER deck_search BEFORE INSERT OR UPDATE ON deck FOR EACH ROW EXECUTE FUNCTION keep_names_search('name');
CREATE TRIGGER stand_search BEFORE INSERT OR UPDATE ON stand FOR EACH ROW EXECUTE FUNCTION keep_names_search('stand', 'description');

-- What repeats a name follows it, in whichever language it changes.
DROP TRIGGER country_refresh_search ON country;
DROP TRIGGER region_refresh_search ON region;
DROP TRIGGER wine_type_refresh_search ON wine_type;
DROP TRIGGER page_title_refresh_search ON page_title;
CREATE TRIGGER country_refresh_search AFTER UPDATE ON country
  FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER region_refresh_search AFTER UPDATE ON region
  FOR EACH ROW WHEN (OLD.search <> NEW.search OR OLD.country_id <> NEW.country_id) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER wine_type_refresh_search AFTER UPDATE ON wine_type
  FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER page_title_refresh_search AFTER UPDATE ON page_title
  FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refresh_search();

CREATE OR REPLACE FUNCTION keep_wine_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT searchable(concat_ws(' ', NEW.wine, e.company_name, NEW.year, NEW.sku) COLLATE "C")
      || ' ' || concat_ws(' ', r.search, c.search, t.search) INTO NEW.search
    FROM exhibitor e, region r JOIN country c ON c.id = r.country_id, wine_type t
    WHERE e.id = NEW.user_id AND r.id = NEW.region_id AND t.id = NEW.wine_type_id;
  NEW.search := coalesce(NEW.search, '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_page_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := searchable(concat_ws(' ', NEW.description,
    (SELECT company_name FROM exhibitor WHERE id = NEW.exhibitor_id),
    (SELECT concat_ws(' ', d.stand, s.name, k.name) FROM stand d LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id WHERE d.id = NEW.stand_id),
    (SELECT concat_ws(' ', name, name_fr, name_en) FROM page_title WHERE id = NEW.page_title_id),
    CASE NEW.state WHEN 'rejected' THEN NEW.comment END,
    CASE NEW.page_type
      WHEN 1 THEN 'Weinseite Wine page Page de vins'
      WHEN 2 THEN 'Inserat Advertisement Annonce'
      WHEN 3 THEN 'Inhaltsseite Content page Page de contenu'
      WHEN 4 THEN 'Verzeichnis Aussteller Exhibitor index Index exposants'
      WHEN 5 THEN 'Verzeichnis Regionen Region index Index régions'
      WHEN 6 THEN 'Weintour Wine tour Parcours des vins'
    END) COLLATE "C");
  RETURN NEW;
END $$;

-- What is known of names that were given in German.
CREATE TEMPORARY TABLE known (de text, fr text, en text) ON COMMIT DROP;
INSERT INTO known VALUES
  ('Zürich', 'Zurich', 'Zurich'),
  ('Zürichsee', 'Lac de Zurich', 'Lake Zurich'),
  ('Zürcher Weinland', 'Vignoble zurichois', 'Zurich Weinland'),
  ('Bern', 'Berne', 'Berne'),
  ('Luzern', 'Lucerne', 'Lucerne'),
  ('Schwyz', 'Schwytz', 'Schwyz'),
  ('Obwalden', 'Obwald', 'Obwalden'),
  ('Nidwalden', 'Nidwald', 'Nidwalden'),
  ('Glarus', 'Glaris', 'Glarus'),
  ('Zug', 'Zoug', 'Zug'),
  ('Freiburg', 'Fribourg', 'Fribourg'),
  ('Solothurn', 'Soleure', 'Solothurn'),
  ('Basel-Stadt', 'Bâle-Ville', 'Basel-City'),
  ('Basel-Landschaft', 'Bâle-Campagne', 'Basel-Country'),
  ('Schaffhausen', 'Schaffhouse', 'Schaffhausen'),
  ('Appenzell Ausserrhoden', 'Appenzell Rhodes-Extérieures', 'Appenzell Outer Rhodes'),
  ('Appenzell Innerrhoden', 'Appenzell Rhodes-Intérieures', 'Appenzell Inner Rhodes'),
  ('St. Gallen', 'Saint-Gall', 'St. Gallen'),
  ('Graubünden', 'Grisons', 'Grisons'),
  ('Bündner Herrschaft', 'Seigneurie grisonne', 'Bündner Herrschaft'),
  ('Aargau', 'Argovie', 'Aargau'),
  ('Thurgau', 'Thurgovie', 'Thurgau'),
  ('Tessin', 'Tessin', 'Ticino'),
  ('Waadt', 'Vaud', 'Vaud'),
  ('Wallis', 'Valais', 'Valais'),
  ('Neuenburg', 'Neuchâtel', 'Neuchâtel'),
  ('Genf', 'Genève', 'Geneva'),
  ('Drei-Seen-Land', 'Trois-Lacs', 'Three Lakes'),
  ('Zürich & Zürichsee', 'Zurich et lac de Zurich', 'Zurich and Lake Zurich'),
  ('Schaffhausen & Thurgau', 'Schaffhouse et Thurgovie', 'Schaffhausen and Thurgau'),
  ('Genf & Drei-Seen-Land', 'Genève et Trois-Lacs', 'Geneva and Three Lakes'),
  ('Schweiz', 'Suisse', 'Switzerland'),
  ('Italien', 'Italie', 'Italy'),
  ('Frankreich', 'France', 'France'),
  ('Spanien', 'Espagne', 'Spain'),
  ('Deutschland', 'Allemagne', 'Germany'),
  ('Österreich', 'Autriche', 'Austria'),
  ('Ungarn', 'Hongrie', 'Hungary'),
  ('Slowenien', 'Slovénie', 'Slovenia'),
  ('Kroatien', 'Croatie', 'Croatia'),
  ('Griechenland', 'Grèce', 'Greece'),
  ('Rumänien', 'Roumanie', 'Romania'),
  ('Bulgarien', 'Bulgarie', 'Bulgaria'),
  ('Moldau', 'Moldavie', 'Moldova'),
  ('Georgien', 'Géorgie', 'Georgia'),
  ('Armenien', 'Arménie', 'Armenia'),
  ('Libanon', 'Liban', 'Lebanon'),
  ('Israel', 'Israël', 'Israel'),
  ('Südafrika', 'Afrique du Sud', 'South Africa'),
  ('Argentinien', 'Argentine', 'Argentina'),
  ('Chile', 'Chili', 'Chile'),
  ('USA', 'États-Unis', 'United States'),
  ('Australien', 'Australie', 'Australia'),
  ('Neuseeland', 'Nouvelle-Zélande', 'New Zealand'),
  ('Luxemburg', 'Luxembourg', 'Luxembourg'),
  ('England', 'Angleterre', 'England'),
  ('Tschechien', 'Tchéquie', 'Czechia'),
  ('Slowakei', 'Slovaquie', 'Slovakia'),
  ('Serbien', 'Serbie', 'Serbia'),
  ('Nordmazedonien', 'Macédoine du Nord', 'North Macedonia'),
  ('Türkei', 'Turquie', 'Turkey'),
  ('Piemont', 'Piémont', 'Piedmont'),
  ('Toskana', 'Toscane', 'Tuscany'),
  ('Venetien', 'Vénétie', 'Veneto'),
  ('Südtirol', 'Haut-Adige', 'South Tyrol'),
  ('Trentino', 'Trentin', 'Trentino'),
  ('Friaul', 'Frioul', 'Friuli'),
  ('Lombardei', 'Lombardie', 'Lombardy'),
  ('Ligurien', 'Ligurie', 'Liguria'),
  ('Emilia-Romagna', 'Émilie-Romagne', 'Emilia-Romagna'),
  ('Marken', 'Marches', 'Marche'),
  ('Umbrien', 'Ombrie', 'Umbria'),
  ('Latium', 'Latium', 'Lazio'),
  ('Apulien', 'Pouilles', 'Apulia'),
  ('Sizilien', 'Sicile', 'Sicily'),
  ('Sardinien', 'Sardaigne', 'Sardinia'),
  ('Abruzzen', 'Abruzzes', 'Abruzzo'),
  ('Kampanien', 'Campanie', 'Campania'),
  ('Kalabrien', 'Calabre', 'Calabria'),
  ('Basilikata', 'Basilicate', 'Basilicata'),
  ('Aostatal', 'Vallée d’Aoste', 'Aosta Valley'),
  ('Burgund', 'Bourgogne', 'Burgundy'),
  ('Rhone', 'Rhône', 'Rhône'),
  ('Elsass', 'Alsace', 'Alsace'),
  ('Korsika', 'Corse', 'Corsica'),
  ('Savoyen', 'Savoie', 'Savoy'),
  ('Katalonien', 'Catalogne', 'Catalonia'),
  ('Galicien', 'Galice', 'Galicia'),
  ('Andalusien', 'Andalousie', 'Andalusia'),
  ('Kastilien-La Mancha', 'Castille-La Manche', 'Castilla-La Mancha'),
  ('Kastilien und León', 'Castille-et-León', 'Castile and León'),
  ('Mosel', 'Moselle', 'Moselle'),
  ('Pfalz', 'Palatinat', 'Palatinate'),
  ('Baden', 'Bade', 'Baden'),
  ('Franken', 'Franconie', 'Franconia'),
  ('Württemberg', 'Wurtemberg', 'Württemberg'),
  ('Rheinhessen', 'Hesse rhénane', 'Rhenish Hesse'),
  ('Steiermark', 'Styrie', 'Styria'),
  ('Niederösterreich', 'Basse-Autriche', 'Lower Austria'),
  ('Istrien', 'Istrie', 'Istria'),
  ('Dalmatien', 'Dalmatie', 'Dalmatia'),
  ('Makedonien', 'Macédoine', 'Macedonia'),
  ('Peloponnes', 'Péloponnèse', 'Peloponnese'),
  ('Santorini', 'Santorin', 'Santorini'),
  ('Kachetien', 'Kakhétie', 'Kakheti'),
  ('Bekaa-Ebene', 'Plaine de la Bekaa', 'Beqaa Valley'),
  ('Galiläa', 'Galilée', 'Galilee'),
  ('Kalifornien', 'Californie', 'California'),
  ('Weisswein', 'Vin blanc', 'White wine'),
  ('Rotwein', 'Vin rouge', 'Red wine'),
  ('Roséwein', 'Vin rosé', 'Rosé wine'),
  ('Schaumwein', 'Vin mousseux', 'Sparkling wine'),
  ('Süsswein', 'Vin doux', 'Sweet wine'),
  ('Likörwein', 'Vin de liqueur', 'Fortified wine'),
  ('Alkoholfreier Wein', 'Vin sans alcool', 'Alcohol-free wine'),
  ('Orangewein', 'Vin orange', 'Orange wine'),
  ('Pinot Noir', 'Pinot noir', 'Pinot Noir'),
  ('Grauburgunder', 'Pinot gris', 'Pinot Gris'),
  ('Weissburgunder', 'Pinot blanc', 'Pinot Blanc'),
  ('Savagnin Blanc', 'Savagnin blanc', 'Savagnin Blanc'),
  ('Silvaner', 'Sylvaner', 'Silvaner'),
  ('Muskateller', 'Muscat', 'Muscat'),
  ('Gewürztraminer', 'Gewurztraminer', 'Gewürztraminer'),
  ('Vernatsch', 'Vernatsch', 'Schiava'),
  ('Welschriesling', 'Riesling italique', 'Welschriesling'),
  ('Landwein', 'Vin de pays', 'Country wine'),
  ('Bio', 'Bio', 'Organic'),
  ('Biodynamisch', 'Biodynamique', 'Biodynamic'),
  ('Naturwein', 'Vin nature', 'Natural wine'),
  ('Vegan', 'Végane', 'Vegan'),
  ('Koscher', 'Casher', 'Kosher'),
  ('Goldene Traube', 'Grappe d’or', 'Golden Grape'),
  ('Wein des Jahres', 'Vin de l’année', 'Wine of the Year'),
  ('Grosse Goldmedaille', 'Grande médaille d’or', 'Grand Gold Medal'),
  ('Goldmedaille', 'Médaille d’or', 'Gold Medal'),
  ('Silbermedaille', 'Médaille d’argent', 'Silver Medal'),
  ('Publikumspreis', 'Prix du public', 'Audience Award'),
  ('Empfehlung der Jury', 'Recommandation du jury', 'Jury Recommendation'),
  ('Kategoriensieger', 'Vainqueur de catégorie', 'Category Winner'),
  ('Preis der Zürichsee-Flotte', 'Prix de la flotte du lac de Zurich', 'Lake Zurich Fleet Award'),
  ('Bioweinpreis', 'Prix du vin bio', 'Organic Wine Award'),
  ('Stromanschluss 230 V', 'Raccordement électrique 230 V', 'Power connection 230 V'),
  ('Kühlschrank 140 l', 'Réfrigérateur 140 l', 'Refrigerator 140 l'),
  ('Degustationsgläser, Kiste zu 36', 'Verres à dégustation, caisse de 36', 'Tasting glasses, box of 36'),
  ('Gläserspüldienst, pro Messetag', 'Lavage des verres, par jour de foire', 'Glass washing, per fair day'),
  ('Stehtisch mit Husse', 'Table haute avec housse', 'Bar table with cover'),
  ('Zusätzliche Standbeleuchtung', 'Éclairage supplémentaire du stand', 'Additional stand lighting'),
  ('Parkkarte für Lieferwagen', 'Carte de stationnement pour camionnette', 'Parking permit for a van'),
  ('Werbetafel am Steg', 'Panneau publicitaire sur la passerelle', 'Advertising board on the jetty');
UPDATE country SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(name) = folded(known.de);
UPDATE region SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(name) = folded(known.de);
UPDATE page_title SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(name) = folded(known.de);
UPDATE bottle_size SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(size) = folded(known.de);
UPDATE award SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(award) = folded(known.de);
UPDATE service SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(name) = folded(known.de);
UPDATE wine_type SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(wine_type) = folded(known.de);
UPDATE wine_category SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(wine_category) = folded(known.de);
UPDATE grape_variety SET name_fr = known.fr, name_en = known.en FROM known WHERE folded(bezeichnung_d_cod) = folded(known.de);
UPDATE country SET search = '' WHERE search = '';
UPDATE region SET search = '' WHERE search = '';
UPDATE page_title SET search = '' WHERE search = '';
UPDATE bottle_size SET search = '' WHERE search = '';
UPDATE award SET search = '' WHERE search = '';
UPDATE service SET search = '' WHERE search = '';
UPDATE wine_type SET search = '' WHERE search = '';
UPDATE wine_category SET search = '' WHERE search = '';
UPDATE grape_variety SET search = '' WHERE search = '';
UPDATE ship SET search = '' WHERE search = '';
UPDATE deck SET search = '' WHERE search = '';
UPDATE stand SET search = '' WHERE search = '';
UPDATE wine SET search = '';
UPDATE page SET search = '';
