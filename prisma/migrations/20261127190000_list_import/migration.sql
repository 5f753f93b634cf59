-- Lists that an organiser has brought along, with what they wrote, so that each can be undone as a whole.
CREATE TABLE list_import (
  id SERIAL PRIMARY KEY,
  resource TEXT NOT NULL,
  created_by INTEGER REFERENCES "user" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  entries JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  undone_at TIMESTAMPTZ(3)
);
CREATE INDEX list_import_resource_created_at_idx ON list_import (resource, created_at);
CREATE INDEX list_import_created_by_idx ON list_import (created_by);
