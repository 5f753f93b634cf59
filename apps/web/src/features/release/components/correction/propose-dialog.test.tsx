import type { PageItem } from '@rebblatt/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answering } from '../../../../testing/answering.ts';
import { show } from '../../../../testing/show.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

it('asks before a proposal goes, whichever key or button leads away, as often as it is asked', async () => {
  answering(() => undefined);
  const [onClose, onDraft] = [vi.fn(), vi.fn()];
  const page = { id: 4, version: 2 } as PageItem;
  const props = { page, name: 'Weinseite', pull: 1, draft: { typed: {}, message: 'Bitte kürzen.' } };
  show(<ProposeDialog {...props} onDraft={onDraft} onClose={onClose} />);
  const question = () => screen.queryByRole('dialog', { name: 'Korrektur verwerfen?' });
  for (const stay of ['{Escape}', '{Escape}', 'Weiterschreiben']) {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeNull());
    if (stay === 'Weiterschreiben') await userEvent.click(screen.getByRole('button', { name: stay }));
    else await userEvent.keyboard(stay);
    await waitFor(() => expect(question()).toBeNull());
  }
  expect([onClose.mock.calls, onDraft.mock.calls]).toEqual([[], []]);
});
