import type { ContactRight, Role, SessionAnswer, SessionCheck, SessionUser } from '@rebblatt/contracts';
import { rememberFair } from './next-fair.ts';
import { createStore, useStore } from './store.ts';
import { workKeeper } from './work-keeper.ts';

/** The signed-in account, as stored in this browser. */
export type Session = {
  id: number;
  access_token: string;
  role: Role;
  user: SessionUser;
  /** The administrator's own session while working on an exhibitor's behalf. */
  administrator: Session | null;
  /** Of such an administrator: the address of the screen from which that began. */
  leftAt?: string;
};

/** The server's last response about the active catalogue. */
export type CatalogState = Pick<SessionCheck, 'active_catalog' | 'user_catalog_request'> &
  Partial<Pick<SessionCheck, 'setting_up'>>;

const USER_KEY = 'user';
const CATALOG_KEY = 'active-catalog';
/** How the last session ended, for the other tabs, which say so. */
const END_KEY = 'session-end';

/** Signed out here, expired, or signed out in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

export const sessionStore = createStore<Session | null>(readSession());
export const catalogStore = createStore<CatalogState | undefined>(readCatalog());

/** How the last session ended in this tab; `Kept` if unsaved work was stored. */
export const endStore = createStore<SessionEnd | 'expiredKept' | 'elsewhereKept' | null>(null);

/** The signed-in session; null in the logged-out area. */
export function useSession(): Session | null {
  return useStore(sessionStore);
}

/**
 * How whoever sits at the screen is greeted: somebody of a company who signed in for it by their own name, the company's own
 * account by its contact person, else the company's name, else the address.
 */
export const nameOf = ({ name, company_name, email, contact }: SessionUser): string =>
  contact ? (contact.name ?? contact.email) : name || company_name || email;

const REACH = { read: 0, fill: 1, everything: 2 } as const;

/** Whether somebody may do what needs this right: a contact of a company may have fewer than its own account. */
export const mayDo = (session: Session | null, needs: ContactRight): boolean =>
  REACH[session?.user?.contact?.may ?? 'everything'] >= REACH[needs];

/** The same of who is signed in. */
export const useMay = (needs: ContactRight): boolean => mayDo(useSession(), needs);

/** The active catalogue and the exhibitor's request for it; undefined while unknown. */
export function useCatalogState(): CatalogState | undefined {
  return useStore(catalogStore);
}

/** Starts a session from the response to a sign-in; `administrator` is kept for the return to it. */
export function openSession(answer: SessionAnswer, administrator: Session | null = null): void {
  const session: Session = {
    id: answer.user.id,
    access_token: answer.access_token,
    role: answer.role,
    user: answer.user,
    administrator,
  };
  setCatalogState({
    active_catalog: answer.active_catalog,
    user_catalog_request: answer.user_catalog_request,
    setting_up: answer.setting_up,
  });
  localStorage.setItem(USER_KEY, JSON.stringify(session));
  endStore.set(null);
  sessionStore.set(session);
}

/** Updates the signed-in account from the server, for example with a new company name. */
export function updateUser(user: SessionUser): void {
  const session = sessionStore.get();
  if (!session || JSON.stringify(session.user) === JSON.stringify(user)) return;
  const updated = { ...session, user, role: user.role };
  localStorage.setItem(USER_KEY, JSON.stringify(updated));
  sessionStore.set(updated);
}

/** The key of the actual user: an administrator working on an exhibitor's behalf is not that exhibitor. */
export const personOf = ({ id, administrator }: Session) =>
  administrator ? `${administrator.id}-as-${id}` : String(id);

/** Ends working on an exhibitor's behalf. @returns the address of the screen from which that began, or the first one's */
export function returnToAdministrator(): string {
  const session = sessionStore.get();
  if (!session?.administrator) return '/';
  const { leftAt = '/', ...administrator } = session.administrator;
  workKeeper()?.forgetWork(personOf(session));
  localStorage.setItem(USER_KEY, JSON.stringify(administrator));
  sessionStorage.removeItem(CATALOG_KEY);
  catalogStore.set(undefined);
  sessionStore.set(administrator);
  return leftAt;
}

/**
 * Forgets what was kept of this person's unsaved work. Called before a sign-out is sent: other tabs keep theirs from the
 * moment the server has ended the session.
 */
export function forgetOwnWork(): void {
  const session = sessionStore.get();
  if (session) workKeeper()?.forgetWork(personOf(session));
}

/**
 * Removes everything about the session from this browser, except settings. Typed text is kept for the same user's next
 * session, unless it was ended in this tab.
 */
export function closeSession(end: SessionEnd): void {
  const session = sessionStore.get();
  const kept = session && end !== 'logout' && workKeeper()?.keepWork(personOf(session));
  workKeeper()?.forgetWork();
  // The tab that ended it has said so already.
  if (end !== 'elsewhere') localStorage.setItem(END_KEY, end);
  endStore.set(kept ? `${end}Kept` : end);
  localStorage.removeItem(USER_KEY);
  sessionStorage.clear();
  catalogStore.set(undefined);
  sessionStore.set(null);
}

/** Stores the active catalogue for this tab. */
export function setCatalogState(state: CatalogState): void {
  const encoded = encode(state);
  if (catalogStore.get() !== undefined && sessionStorage.getItem(CATALOG_KEY) === encoded) return;
  sessionStorage.setItem(CATALOG_KEY, encoded);
  catalogStore.set(state);
  if (state.active_catalog) rememberFair(state.active_catalog);
}

/**
 * Calls `onEnd` when the session was ended in another tab of this browser. If it is another person's now, what was typed
 * here is kept until the first one is back.
 */
export function watchOtherTabs(onEnd: (end: SessionEnd) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || (event.key !== null && event.key !== USER_KEY)) return;
    const session = readSession();
    const before = sessionStore.get();
    if (session === null && before !== null) onEnd(readEnd());
    else if (session?.access_token !== before?.access_token) {
      if (session && before && personOf(session) !== personOf(before))
        workKeeper()?.keepWork(personOf(before));
      sessionStore.set(session);
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function readSession(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as Session | null;
    return stored && typeof stored.access_token === 'string' ? stored : null;
  } catch {
    return null;
  }
}

const readEnd = (): SessionEnd => (localStorage.getItem(END_KEY) === 'expired' ? 'expired' : 'elsewhere');

function readCatalog(): CatalogState | undefined {
  try {
    const stored = sessionStorage.getItem(CATALOG_KEY);
    return stored === null || readSession() === null ? undefined : decode(stored);
  } catch {
    return undefined;
  }
}

/** `btoa` accepts only Latin-1, but names have other letters, so the text is encoded as UTF-8 first. */
function encode(state: CatalogState): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(state))));
}

function decode(text: string): CatalogState {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as CatalogState;
}
