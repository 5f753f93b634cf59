import { describe, expect, it } from 'vitest';
import type { CatalogState } from '../lib/session.ts';
import { startPage } from './start-page.ts';

const all = () => true;
const catalog = {
  id: 1,
  name: 'Hauptmesse',
  catalog_type: 2,
  from: '2026-11-01',
  to: '2026-11-26',
  currently_active: 1,
} as const;
const state = (active: boolean, request: boolean): CatalogState => ({
  active_catalog: active ? catalog : null,
  user_catalog_request: request ? { id: 3, accepted: null } : null,
});

describe('the start page', () => {
  it('of administrators is the list of catalogues', () => {
    expect(startPage('ADMIN', state(true, false), true, all)).toBe('/catalog');
    expect(startPage('SUPER_ADMIN', undefined, true, all)).toBe('/catalog');
  });

  it('of administrators is the list of first steps while there are some and no catalogue is running', () => {
    expect(startPage('ADMIN', { ...state(false, false), setting_up: true }, true, all)).toBe('/setup');
    expect(startPage('ADMIN', { ...state(true, false), setting_up: true }, true, all)).toBe('/catalog');
    expect(startPage('ADMIN', { ...state(false, false), setting_up: false }, true, all)).toBe('/catalog');
  });

  it('of an exhibitor with a request for the active catalogue is the list of their wines', () => {
    expect(startPage('EXHIBITOR', state(true, true), true, all)).toBe('/exhibitor-wine');
  });

  it('of an exhibitor without a request for the active catalogue is the request', () => {
    expect(startPage('EXHIBITOR', state(true, false), true, all)).toBe('/request');
  });

  it('of an exhibitor without an active catalogue is their profile', () => {
    expect(startPage('EXHIBITOR', state(false, true), true, all)).toBe('/profile/edit');
    expect(startPage('EXHIBITOR', undefined, true, all)).toBe('/profile/edit');
  });

  it('of an inactive exhibitor, opened by an administrator, is their profile', () => {
    expect(startPage('EXHIBITOR', state(true, false), false, all)).toBe('/profile/edit');
  });

  it('is the list of wines if there is no request screen', () => {
    expect(startPage('EXHIBITOR', state(true, false), true, (path) => path !== '/request')).toBe(
      '/exhibitor-wine',
    );
  });
});
