-- What the organiser has planned for an order that came on paper: the acceptance is proposed with it.
ALTER TABLE catalog_request ADD COLUMN planned_stands INTEGER[] NOT NULL DEFAULT '{}';
ALTER TABLE catalog_request ADD COLUMN planned_titles INTEGER[] NOT NULL DEFAULT '{}';
