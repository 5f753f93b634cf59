import type { Role } from '@rebblatt/contracts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, sessionStore } from '../lib/session.ts';
import { show } from '../testing/show.tsx';
import { ScreenGate } from './guards/screen-gate.tsx';
import { screens } from './screens.ts';

vi.mock('./home.ts', () => ({ useHome: () => '/dashboard' }));

const signIn = (role: Role) =>
  sessionStore.set({ id: 7, role, administrator: null, user: {} } as unknown as Session);
beforeEach(() => signIn('EXHIBITOR'));
afterEach(() => sessionStore.set(null));

/** The texts of every screen that the role may not open. */
function refusals(role: Role): string[] {
  signIn(role);
  return screens
    .filter(({ roles }) => !roles.includes(role))
    .map((one) => {
      const { container, unmount } = show(
        <Routes>
          <Route path="*" element={<ScreenGate screen={one} />} />
        </Routes>,
      );
      const text = container.textContent ?? '';
      unmount();
      return text;
    });
}

describe('a screen that the account may not open', () => {
  it.each(['ADMIN', 'SUPER_ADMIN'] as const)('sends no %s to the organiser, who they are', (role) => {
    const texts = new Set(refusals(role));
    expect(texts.size).toBe(role === 'ADMIN' ? 2 : 1);
    for (const text of texts) {
      expect(text).not.toMatch(/an die Messeleitung/);
      expect(text).toMatch(/steht im Handbuch\.Zum Handbuch|wenden Sie sich an eine Person mit dieser Rolle/);
    }
  });

  it('sends an exhibitor to the organiser', () => {
    for (const text of refusals('EXHIBITOR')) expect(text).toMatch(/wenden Sie sich an die Messeleitung/);
  });

  it('leads an organiser from the help of exhibitors to the handbook', () => {
    signIn('ADMIN');
    const help = screens.find(({ path }) => path === '/help') ?? expect.fail('there is no help');
    show(<ScreenGate screen={help} />);
    expect(screen.getByRole('link', { name: 'Zum Handbuch' }).getAttribute('href')).toBe('/handbook');
  });
});
