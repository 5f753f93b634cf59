import { answerOthers, heldElsewhere } from './held-work.ts';
import {
  forgetEntries,
  isExpired,
  type Kept,
  keysAt,
  ownKey,
  type Place,
  readEntry,
  removeEntry,
  writeEntry,
} from './kept-entries.ts';
import { later } from './later.ts';
import { keepWith } from './work-keeper.ts';

/** The storage of large works, which few screens have. */
const lists = later(() => import('./kept-lists.ts'));

/** Without a connection, and without its part, nothing large is kept. */
const inLists = <Result>(act: (module: typeof import('./kept-lists.ts')) => Result) =>
  lists.fetch().then(act, () => undefined);

/** How often what is being typed is written down. */
const DRAFT_MS = 1500;

/** A form of the screen with what is typed there and not saved. */
type Offer = {
  place: Place;
  /** What is typed; undefined if there is nothing. */
  work: () => unknown;
  /** Written down while it is typed; otherwise only when the session ends. */
  draft: boolean;
  /** Too large for the small storage. */
  large: boolean;
  /** What was last written down, as text; a large work as it is. */
  written: unknown;
  /** What was stored, sent or discarded, and is not written down again. */
  done: unknown;
  /** What was found is being put into the fields: nothing is removed until it is there. */
  filling: boolean;
};

export type OfferOptions = { draft?: boolean; large?: boolean };

/** What becomes of the typed text of one form. */
export type KeptForm = {
  /**
   * Looks for what was kept here; `found` is called once at most, and at once with what this tab wrote itself.
   *
   * @param asked is called once nothing more can be found
   */
  restore: (found: (kept: Kept) => void, asked?: () => void) => void;
  /** What is typed is stored, sent or dropped: it is not kept any longer, also where the form has gone meanwhile. */
  forget: () => void;
  /** The form has gone; what was typed and neither stored nor dropped stays. */
  close: () => void;
};

const offers = new Set<Offer>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Registers a form's unsaved work of a person at the current path: it is kept if the session ends, and a draft while it is
 * typed.
 */
export function offerWork(
  person: string,
  name: string,
  work: () => unknown,
  { draft = false, large = false }: OfferOptions = {},
): KeptForm {
  const place = { person, path: location.pathname, name };
  const offer: Offer = {
    ...{ place, work, draft, large },
    ...{ written: undefined, done: undefined, filling: false },
  };
  offers.add(offer);
  answerOthers(() => [...offers].map(({ place: held }) => ownKey(held)));
  if (draft) timer ??= setInterval(writeDrafts, DRAFT_MS);
  return {
    restore(found, asked) {
      const looked = large ? findList(offer, found) : findEntry(offer, found);
      if (looked) void looked.finally(asked);
      else asked?.();
    },
    forget: () => settle(offer),
    close() {
      if (draft) write(offer);
      offers.delete(offer);
      if ([...offers].some((one) => one.draft)) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Writes down what is being typed in the drafts of the screen. */
function writeDrafts(): void {
  for (const offer of offers) if (offer.draft) write(offer);
}

addEventListener('pagehide', writeDrafts);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeDrafts();
});

/** Its content, to be compared: a large one is made anew with every change, and compared as it is. */
const contentOf = (offer: Offer, work: unknown) => (offer.large ? work : JSON.stringify(work));

function write(offer: Offer, ended = false): boolean {
  const { place, large } = offer;
  const key = ownKey(place);
  const work = offer.work();
  if (work === undefined) {
    if (!offer.filling && offer.written !== undefined) clear(offer);
    return false;
  }
  const content = contentOf(offer, work);
  if (content === offer.done && !ended) return false;
  offer.done = undefined;
  if (content === offer.written && !ended && (large || readEntry(key))) return true;
  const kept: Kept = { at: Date.now(), work, ...(ended && { ended }) };
  offer.written = content;
  if (large) {
    void inLists(({ writeList }) => writeList(key, kept));
    return true;
  }
  // What no longer fits must not come back as it was before.
  if (writeEntry(key, kept)) return true;
  removeEntry(key);
  return false;
}

function clear(offer: Offer): void {
  offer.written = undefined;
  const key = ownKey(offer.place);
  if (offer.large) void inLists(({ removeList }) => removeList(key));
  else removeEntry(key);
}

/** Nothing is kept of what is typed now; what is typed from now on is. */
function settle(offer: Offer): void {
  const work = offer.work();
  offer.done = work === undefined ? undefined : contentOf(offer, work);
  offer.filling = false;
  clear(offer);
}

function findEntry(offer: Offer, found: (kept: Kept) => void): Promise<void> | undefined {
  const own = ownKey(offer.place);
  const keys = keysAt(offer.place);
  if (keys.includes(own)) take(own);
  else if (keys.length > 0) return askOthers();
  return undefined;

  async function askOthers() {
    const held = await heldElsewhere(keys);
    const free = keys.find((key) => !held.has(key) && readEntry(key));
    // Whoever has begun to type in the meantime is not interrupted; it is offered the next time.
    if (free && offers.has(offer) && offer.work() === undefined) take(free);
  }

  function take(key: string) {
    const kept = readEntry(key);
    removeEntry(key);
    if (!kept || isExpired(kept)) return;
    if (offer.draft) writeEntry(own, kept);
    adopt(offer, kept, found);
  }
}

async function findList(offer: Offer, found: (kept: Kept) => void): Promise<void> {
  const own = ownKey(offer.place);
  const stored = await inLists((all) => all);
  if (!stored) return;
  const keys = await stored.listKeysAt(offer.place);
  const held = keys.includes(own) ? new Set() : await heldElsewhere(keys);
  const key = keys.includes(own) ? own : keys.find((one) => !held.has(one));
  const kept = key === undefined ? undefined : await stored.readList(key);
  if (!key || !kept || !offers.has(offer) || offer.work() !== undefined) return;
  if (key !== own) {
    await stored.writeList(own, kept);
    await stored.removeList(key);
    // Whoever began meanwhile is not interrupted, as above.
    if (!offers.has(offer) || offer.work() !== undefined) return;
  }
  adopt(offer, kept, found);
}

function adopt(offer: Offer, kept: Kept, found: (kept: Kept) => void): void {
  offer.written = contentOf(offer, kept.work);
  offer.filling = true;
  setTimeout(() => {
    offer.filling = false;
  }, DRAFT_MS);
  found(kept);
}

/** Stores the registered work of a person whose session ends; returns whether there was any. */
export function keepWork(person: string): boolean {
  return [...offers]
    .filter(({ place }) => place.person === person)
    .map((offer) => write(offer, true))
    .some(Boolean);
}

/** The user has agreed to lose what is typed on the screen. */
export function discardWork(): void {
  for (const offer of offers) if (offer.draft) settle(offer);
}

/** Removes what is kept for a person, and what has expired for anyone. */
export function forgetWork(person?: string): void {
  if (person !== undefined) discardWork();
  forgetEntries(person);
  void inLists(({ forgetLists }) => forgetLists(person));
}

keepWith({ offerWork, keepWork, discardWork, forgetWork });
