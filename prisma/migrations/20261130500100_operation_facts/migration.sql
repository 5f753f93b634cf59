-- When something was last done for the installation as a whole, such as a backup.
CREATE TABLE operation_fact (
  name TEXT PRIMARY KEY,
  at TIMESTAMPTZ(3) NOT NULL
);
