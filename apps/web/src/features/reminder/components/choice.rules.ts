import type { ReminderLine, ReminderPreview } from '@rebblatt/contracts';
import { type ReminderTopic, reminderTopics } from '@rebblatt/contracts';

export type Reminded = ReminderPreview['data'][number];

/** The key of a line on the screen. */
export const lineId = ({ exhibitor }: Reminded, { key }: ReminderLine) => `${exhibitor.id}:${key}`;

/**
 * Ticks set by the user; all other lines are ticked unless the exhibitor was reminded of them within a day.
 */
export type Ticks = ReadonlyMap<string, boolean>;

export const isTicked = (ticks: Ticks, one: Reminded, line: ReminderLine) =>
  ticks.get(lineId(one, line)) ?? line.recently === 0;

/** The exhibitors chosen on another screen. @param ids `3,12`; null: no choice, all of them */
export function chosenFrom(all: Reminded[], ids: string | null): Reminded[] {
  if (ids === null) return all;
  const chosen = new Set(ids.split(',').map(Number));
  return all.filter(({ exhibitor }) => chosen.has(exhibitor.id));
}

/**
 * The ticks for exhibitors and topics chosen on another screen: those of all others are removed.
 * @param ids as above
 * @param topics `draft,rejected`; null: all
 */
export function onlyFor(all: Reminded[], ids: string | null, topics: string | null): Ticks {
  const chosen = new Set(chosenFrom(all, ids));
  const wanted = topics?.split(',');
  return new Map(
    all.flatMap((one) =>
      one.lines
        .filter((line) => !chosen.has(one) || (wanted && !wanted.includes(line.topic)))
        .map((line) => [lineId(one, line), false] as const),
    ),
  );
}

/** The ticked lines for the call, the number of their exhibitors, and of those who are reminded again. */
export function chosenOf(all: Reminded[], ticks: Ticks) {
  const lines: { exhibitor_id: number; key: string }[] = [];
  const reminded = new Set<number>();
  const again = new Set<number>();
  for (const one of all)
    for (const line of one.lines) {
      if (!isTicked(ticks, one, line)) continue;
      lines.push({ exhibitor_id: one.exhibitor.id, key: line.key });
      reminded.add(one.exhibitor.id);
      if (line.recently === 1) again.add(one.exhibitor.id);
    }
  return { lines, count: reminded.size, again: again.size };
}

/** The number of lines of each topic that has any. */
export function topicsIn(all: Reminded[]): { topic: ReminderTopic; count: number }[] {
  const lines = all.flatMap((one) => one.lines);
  return reminderTopics
    .map((topic) => ({ topic, count: lines.filter((line) => line.topic === topic).length }))
    .filter(({ count }) => count > 0);
}

/** Ticks or unticks all lines of a topic. */
export function withTopic(all: Reminded[], ticks: Ticks, topic: ReminderTopic, ticked: boolean): Ticks {
  const next = new Map(ticks);
  for (const one of all)
    for (const line of one.lines) if (line.topic === topic) next.set(lineId(one, line), ticked);
  return next;
}

/** Whether all lines of a topic are ticked, none (false), or some (null). */
export function topicState(all: Reminded[], ticks: Ticks, topic: ReminderTopic): boolean | null {
  const states = all.flatMap((one) =>
    one.lines.filter((line) => line.topic === topic).map((line) => isTicked(ticks, one, line)),
  );
  if (states.every(Boolean)) return true;
  return states.some(Boolean) ? null : false;
}

/**
 * The ticks after a reminder: what was ticked has been sent, and what was left out stays left out.
 * @param all everybody with something open, also those who are not listed
 */
export const afterSending = (all: Reminded[]): Ticks =>
  new Map(all.flatMap((one) => one.lines.map((line) => [lineId(one, line), false] as const)));

/** The lines that are not ticked only because their exhibitors were reminded within a day. */
export const heldBack = (all: Reminded[], ticks: Ticks) =>
  all.flatMap((one) =>
    one.lines
      .filter((line) => line.recently === 1 && !ticks.has(lineId(one, line)))
      .map((line) => ({ id: lineId(one, line), exhibitorId: one.exhibitor.id })),
  );

/** The ticks with those lines ticked all the same. */
export const withHeldBack = (all: Reminded[], ticks: Ticks): Ticks =>
  new Map([...ticks, ...heldBack(all, ticks).map(({ id }) => [id, true] as const)]);

const WEEK_MS = 7 * 86_400_000;

/** How many exhibitors were reminded of anything in the last seven days. */
export const countReminded = (all: Reminded[], now: number): number =>
  all.filter(({ exhibitor: { reminded_at: at } }) => at !== null && now - Date.parse(at) < WEEK_MS).length;
