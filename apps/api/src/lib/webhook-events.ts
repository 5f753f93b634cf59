import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@rebblatt/contracts';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/** The channel on which nodes learn that events wait. */
export const WEBHOOK_CHANNEL = 'webhook';

const pageChanges = [
  'update',
  'upload',
  'upload-by-link',
  'import',
  'mend',
  'mend-by-link',
  'correct',
  'restore-state',
];
const categoryChanges = [
  'create',
  'update',
  'delete',
  'move',
  'swap',
  'add-wine',
  'remove-wines',
  'move-wine',
  'swap-wines',
];

const allOf = (actions: readonly string[], event: WebhookEvent) =>
  Object.fromEntries(actions.map((action) => [action, event]));

/** Which rows of the history are events. */
const EVENTS: Record<string, Record<string, WebhookEvent>> = {
  'catalog-request': {
    send: 'request.sent',
    'take-over': 'request.sent',
    accept: 'request.accepted',
    reject: 'request.rejected',
  },
  page: {
    release: 'page.released',
    accept: 'page.accepted',
    reject: 'page.rejected',
    ...allOf(pageChanges, 'page.changed'),
  },
  'page-category': allOf(categoryChanges, 'page.changed'),
  logo: { upload: 'logo.uploaded', mend: 'logo.uploaded', approve: 'logo.approved', reject: 'logo.rejected' },
  exhibitor: {
    register: 'exhibitor.registered',
    activate: 'exhibitor.activated',
    update: 'exhibitor.changed',
  },
};

/** What a row of the history says of an event. */
interface Happened {
  entity: string;
  entityId: number | null;
  action: string;
  pageId: number | null;
  exhibitorId: number | null;
}

/** An event about one object. */
interface Event {
  type: WebhookEvent;
  /** The object: `page`, `catalog`… */
  subject: string;
  data: { id: number } & Record<string, unknown>;
}

const eventOf = ({ entity, entityId, action, pageId, exhibitorId }: Happened): Event | null => {
  const type = EVENTS[entity]?.[action];
  const id = entity === 'page-category' ? pageId : entityId;
  if (!type || id === null) return null;
  const subject = entity === 'page-category' ? 'page' : entity;
  return { type, subject, data: { id, page_id: pageId, exhibitor_id: exhibitorId } };
};

/** Writes the events among the rows of the history, in the transaction of the change. */
export async function noteChanges(tx: Tx, changes: Happened[]): Promise<void> {
  const events = changes.map(eventOf).filter((event) => event !== null);
  if (events.length > 0) await noteEvents(tx, events);
}

/**
 * Writes an event for every webhook that wants it, in the transaction of the change; it is delivered after the commit. It
 * names what changed by id: the receiver asks for the rest with a token, and so never gets more than it may read.
 */
export async function noteEvents(tx: Tx, events: Event[]): Promise<void> {
  const timestamp = new Date().toISOString();
  const rows = events.map(({ type, subject, data }) => ({
    type,
    subject: `${subject}:${data.id}`,
    event_id: `msg_${randomUUID()}`,
    body: JSON.stringify({ type, timestamp, data }),
  }));
  await tx.$executeRaw(sql`
    WITH made AS (
      INSERT INTO webhook_delivery (webhook_id, event_id, type, subject, body)
      SELECT w.id, e.event_id, e.type, e.subject, e.body
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS e (type text, subject text, event_id text, body text)
      JOIN webhook w ON w.active AND e.type = ANY(w.events) RETURNING id)
    SELECT pg_notify(${WEBHOOK_CHANNEL}, '') FROM made LIMIT 1`);
}
