import { describe, expect, it } from 'vitest';
import { bannerState } from './banner-state.ts';

const fair = { from: '2026-11-01', to: '2026-11-26' };

describe('the catalogue banner', () => {
  it('counts the remaining days including the last one', () => {
    expect(bannerState(fair, '2026-11-20')).toEqual({ kind: 'expiring', days: 7 });
    expect(bannerState(fair, '2026-11-26')).toEqual({ kind: 'expiring', days: 1 });
  });

  it('shows no warning while more than a week is left', () => {
    expect(bannerState(fair, '2026-11-01')).toEqual({ kind: 'running', days: 26 });
    expect(bannerState(fair, '2026-11-18')).toEqual({ kind: 'running', days: 9 });
  });

  it('mentions an ended catalogue for a week', () => {
    expect(bannerState(fair, '2026-11-27')).toEqual({ kind: 'expired' });
    expect(bannerState(fair, '2026-12-03')).toEqual({ kind: 'expired' });
    expect(bannerState(fair, '2026-12-04')).toBeUndefined();
  });

  it('is hidden before the start', () => {
    expect(bannerState(fair, '2026-10-31')).toBeUndefined();
  });
});
