-- Registers by grape, award, ship or type of wine, of each kind at most one in a catalogue.
ALTER TABLE page ADD COLUMN register_kind text;
ALTER TABLE page DROP CONSTRAINT page_page_type,
  ADD CONSTRAINT page_page_type CHECK (page_type BETWEEN 1 AND 7),
  ADD CONSTRAINT page_register_kind CHECK ((page_type = 7) = (register_kind IS NOT NULL)),
  ADD CONSTRAINT page_register_kinds CHECK (register_kind IN ('grape', 'award', 'ship', 'type'));
CREATE UNIQUE INDEX page_register_kind_once ON page (catalog_id, register_kind) WHERE register_kind IS NOT NULL;

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
      WHEN 7 THEN 'Verzeichnis Register Répertoire'
    END,
    CASE NEW.register_kind
      WHEN 'grape' THEN 'Rebsorten Grape varieties Cépages'
      WHEN 'award' THEN 'Auszeichnungen Awards Distinctions'
      WHEN 'ship' THEN 'Schiffe Stände Ships stands Bateaux'
      WHEN 'type' THEN 'Weintypen Types of wine Types de vins'
    END) COLLATE "C");
  RETURN NEW;
END $$;
