-- Addresses that are told of changes, and what is delivered to them.
CREATE TYPE webhook_delivery_state AS ENUM ('waiting', 'delivered', 'failed');

CREATE TABLE webhook (
  id SERIAL PRIMARY KEY,
  url TEXT NOT NULL,
  events TEXT[],
  secret TEXT NOT NULL,
  active BOOLEAN NOT NULL DEFAULT true,
  failing_since TIMESTAMPTZ(3),
  paused_until TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);

CREATE TABLE webhook_delivery (
  id SERIAL PRIMARY KEY,
  webhook_id INTEGER NOT NULL REFERENCES webhook (id) ON DELETE CASCADE ON UPDATE CASCADE,
  event_id TEXT NOT NULL,
  type TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  state webhook_delivery_state NOT NULL DEFAULT 'waiting',
  tries INTEGER NOT NULL DEFAULT 0,
  next_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  status INTEGER,
  error TEXT,
  duration_ms INTEGER,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX webhook_delivery_webhook_id_event_id_key ON webhook_delivery (webhook_id, event_id);
CREATE INDEX webhook_delivery_webhook_id_id_idx ON webhook_delivery (webhook_id, id);
-- What is still to be sent, in the order of each object.
CREATE INDEX webhook_delivery_waiting ON webhook_delivery (webhook_id, subject, id) WHERE state = 'waiting';
