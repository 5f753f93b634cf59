import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discardWork, forgetWork, type KeptForm, keepWork, offerWork } from './kept-work.ts';
import { tabName } from './tab.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/wine/create');
});

/** What is typed in a form of the screen when the session ends. */
function typed(work: unknown, name = 'wine'): void {
  const form = offerWork('7', name, () => work);
  keepWork('7');
  form.close();
}

/** What a form that opens finds at once. */
function found(person: string, name: string): unknown {
  const form = offerWork(person, name, () => undefined);
  let work: unknown;
  form.restore((kept) => {
    work = kept.work;
  });
  form.close();
  return work;
}

describe('text that was typed when a session ended', () => {
  it('is restored once', () => {
    typed({ wine: 'Räuschling' });
    expect(found('7', 'wine')).toEqual({ wine: 'Räuschling' });
    expect(found('7', 'wine')).toBeUndefined();
  });

  it.each([
    ['for another user', '77', '/wine/create', 'wine'],
    ['for an administrator working as that user', '1-as-7', '/wine/create', 'wine'],
    ['at another address', '7', '/wine/edit/3', 'wine'],
    ['in another form', '7', '/wine/create', 'grapes'],
  ])('is not restored %s', (_what, person, path, form) => {
    typed({ wine: 'Räuschling' });
    history.replaceState(null, '', path);
    expect(found(person, form)).toBeUndefined();
  });

  it('is deleted when that user signs out, but not when another does', () => {
    typed({ wine: 'Räuschling' });
    forgetWork('77');
    forgetWork('7-as-1');
    expect(Object.keys(localStorage)).toHaveLength(1);
    forgetWork('7');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is deleted after a week', () => {
    vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
    typed({ wine: 'Räuschling' });
    vi.setSystemTime(new Date('2026-11-08T11:00:00Z'));
    forgetWork();
    expect(Object.keys(localStorage)).toHaveLength(1);
    vi.setSystemTime(new Date('2026-11-08T13:00:00Z'));
    forgetWork();
    expect(Object.keys(localStorage)).toEqual([]);
    vi.useRealTimers();
  });

  it('is not kept when nothing is unsaved, and a full browser storage does not prevent the sign-in', () => {
    typed(undefined);
    expect(Object.keys(localStorage)).toEqual([]);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => typed({ wine: 'Räuschling' })).not.toThrow();
    full.mockRestore();
  });
});

describe('a draft', () => {
  let work: unknown;
  let form: KeptForm;
  const draft = (): KeptForm => offerWork('7', 'wine', () => work, { draft: true });
  const stored = () => Object.values(localStorage).map((text) => JSON.parse(String(text)).work);

  beforeEach(() => {
    vi.useFakeTimers();
    work = undefined;
    form = draft();
    return () => {
      work = undefined;
      form.close();
      vi.useRealTimers();
    };
  });

  it('is written within two seconds, and when the tab is left', () => {
    work = { wine: 'Räu' };
    vi.advanceTimersByTime(2000);
    expect(stored()).toEqual([{ wine: 'Räu' }]);
    work = { wine: 'Räuschling' };
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([{ wine: 'Räuschling' }]);
  });

  it('is gone when what is typed is stored or discarded, also when the form goes afterwards', () => {
    work = { wine: 'Räuschling' };
    vi.advanceTimersByTime(2000);
    form.forget();
    form.close();
    expect(stored()).toEqual([]);
    form = draft();
    vi.advanceTimersByTime(2000);
    discardWork();
    vi.advanceTimersByTime(2000);
    form.close();
    expect(stored()).toEqual([]);
  });

  it('is not written again after the sign-out has forgotten it', () => {
    work = { wine: 'Räuschling' };
    vi.advanceTimersByTime(2000);
    forgetWork('7');
    vi.advanceTimersByTime(2000);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([]);
  });

  it('stays when its dialog is closed, and in the storage once it is back in the fields', () => {
    work = { wine: 'Räuschling' };
    form.close();
    work = undefined;
    form = draft();
    form.restore((kept) => {
      dispatchEvent(new Event('pagehide'));
      work = kept.work;
    });
    expect(work).toEqual({ wine: 'Räuschling' });
    expect(stored()).toEqual([{ wine: 'Räuschling' }]);
  });

  it('too long for the storage is not kept, nor what it was before', () => {
    work = { wine: 'Räuschling' };
    vi.advanceTimersByTime(2000);
    work = { wine: 'R'.repeat(400_000) };
    vi.advanceTimersByTime(2000);
    expect(stored()).toEqual([]);
  });

  it('of a tab that has died is found; one that is being typed in another tab is not', async () => {
    vi.useRealTimers();
    const key = `kept-work 7 /wine/create wine other-tab`;
    const kept = { at: Date.now(), work: { wine: 'Completer' } };
    const other = new BroadcastChannel('kept-work');
    const listener = new BroadcastChannel('kept-work');
    const answered = new Promise<void>((resolve) => {
      listener.onmessage = ({ data }) => 'held' in data && resolve();
    });
    const answer = () => other.postMessage({ held: [key] });
    other.addEventListener('message', answer);
    localStorage.setItem(key, JSON.stringify(kept));
    const messages: unknown[] = [];
    form.restore(({ work: one }) => {
      messages.push(one);
    });
    await answered;
    expect(messages).toEqual([]);
    other.removeEventListener('message', answer);
    await expect
      .poll(() => {
        // The answer to the first question may still be on its way.
        form.restore(({ work: one }) => {
          messages.push(one);
        });
        return messages[0];
      })
      .toEqual({ wine: 'Completer' });
    other.close();
    listener.close();
    expect(Object.keys(localStorage)).toEqual([`kept-work 7 /wine/create wine ${tabName}`]);
  });
});
