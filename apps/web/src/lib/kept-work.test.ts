import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWork, keepWork, offerWork, takeWork } from './kept-work.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/wine/create');
});

/** What is typed at the moment in one form of the screen. */
function typed(work: unknown, name = 'wine'): void {
  const stop = offerWork(name, () => work);
  keepWork('7');
  stop();
}

describe('text that was typed when a session ended', () => {
  it('is restored once', () => {
    typed({ wine: 'Räuschling' });
    expect(takeWork('7', 'wine')).toEqual({ wine: 'Räuschling' });
    expect(takeWork('7', 'wine')).toBeUndefined();
  });

  it.each([
    ['for another user', '77', '/wine/create', 'wine'],
    ['for an administrator working as that user', '1-as-7', '/wine/create', 'wine'],
    ['at another address', '7', '/wine/edit/3', 'wine'],
    ['in another form', '7', '/wine/create', 'grapes'],
  ])('is not restored %s', (_what, person, path, form) => {
    typed({ wine: 'Räuschling' });
    history.replaceState(null, '', path);
    expect(takeWork(person, form)).toBeUndefined();
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
