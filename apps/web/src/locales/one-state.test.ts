import { expect, it } from 'vitest';
import { organiserMenu as menuDe } from './de/organiser-menu.ts';
import { request as de } from './de/request.ts';
import { organiserMenu as menuEn } from './en/organiser-menu.ts';
import { request as en } from './en/request.ts';
import { organiserMenu as menuFr } from './fr/organiser-menu.ts';
import { request as fr } from './fr/request.ts';

// The folded menu has room for one word of it.
it.each([
  ['de', menuDe, de],
  ['en', menuEn, en],
  ['fr', menuFr, fr],
] as const)('the menu says the state of a request as its screen does (%s)', (_language, menu, screen) => {
  for (const state of ['sent', 'accepted', 'rejected'] as const)
    expect(screen.states[state]).toContain(menu.request.bell[state]);
});
