import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { EarlierLists } from './earlier-lists.tsx';

it('names what stays when a list of companies is undone, also when no other list is left', async () => {
  let undone = false;
  answering((call) => {
    if (call === 'GET /import/exhibitor')
      return {
        data: undone ? [] : [{ id: 7, at: '2026-11-01T08:00:00Z', by: 'Anna', added: 3, updated: 0 }],
      };
    undone = true;
    return {
      data: {
        removed: 1,
        restored: 0,
        kept: [
          { resource: 'exhibitor', id: 1, name: 'Weingut am Steg' },
          { resource: 'exhibitor', id: 2, name: 'Domaine du Quai' },
        ],
      },
    };
  });
  show(<EarlierLists resource="exhibitor" />);
  fireEvent.click(await screen.findByRole('button', { name: /^Liste vom .* rückgängig machen$/ }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('eingeladen sind');
  const buttons = await screen.findAllByRole('button', { name: 'Rückgängig machen' });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  expect(await screen.findByText(/^2 bleiben, .*: Weingut am Steg, Domaine du Quai$/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Liste vom/ })).toBeNull());
});
