import {
  choosePlace,
  openEmbeddedPostgres,
  type Settings,
  startEmbeddedPostgres,
  type Watchers,
} from '@rebblatt/postgres';

const application = {
  name: 'rebblatt',
  title: 'Rebblatt',
  locale: 'de-CH',
  dataSetting: 'DATA_DIR',
  urlSetting: 'DATABASE_URL',
};

const defaults: Settings = {
  max_connections: '100',
  shared_buffers: '256MB',
  // Our statements are short; compiling them costs more than it saves.
  jit: 'off',
  // A fair fits into memory many times over, where a page here costs as much as a page there.
  random_page_cost: '1.1',
  // Most comparisons are of a pattern with all that a row is found by: as much work as reading a third of a page.
  cpu_operator_cost: '0.01',
  statement_timeout: '15s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
  plan_cache_mode: 'auto',
};

/**
 * Starts the PostgreSQL that comes with the product; see `startEmbeddedPostgres`.
 *
 * @param options.settings PostgreSQL settings that override the product's own
 * @throws Error with one sentence for the operator
 */
export const startEmbeddedDatabase = ({
  settings,
  ...options
}: {
  dataDir: string;
  settings?: Settings;
  watchers?: Watchers;
}) => startEmbeddedPostgres({ ...options, application, settings: { ...defaults, ...settings } });

/** Starts it, or uses the one of a running server; see `openEmbeddedPostgres`. */
export const openEmbeddedDatabase = (options: { dataDir: string }) =>
  openEmbeddedPostgres({ ...options, application, settings: defaults });

/** Where and as which user it runs. */
export const placeOfDatabase = (dataDir: string) => choosePlace(dataDir, application);
