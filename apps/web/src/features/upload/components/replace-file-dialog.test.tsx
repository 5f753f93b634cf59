import { type PageItem, statusStates } from '@rebblatt/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { ReplaceFileDialog } from './replace-file-dialog.tsx';

// The test's browser has no addresses for files.
beforeEach(() => {
  URL.createObjectURL = () => 'data:,';
});

const page = {
  ...{ id: 7, position: 19, exhibitor: { id: 3 }, earlier_pdf: null, content_report: null },
  status: { status: statusStates.ready },
} as unknown as PageItem;

/** The dialog once the new file is stored and checked, and whether its exhibitor is written to at once. */
function open() {
  const sent = answering((call) => (call.startsWith('GET /history/picture/') ? new Blob() : undefined));
  let closed = false;
  show(
    <ReplaceFileDialog
      {...{ page, row: 5, fault: undefined }}
      upload={{ state: { step: 'checking' }, cancel: () => undefined }}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  const wrote = () => sent.some(({ call }) => call === 'POST /page/replace-file/7/done');
  return { finish, wrote, isClosed: () => closed };
}

it('writes to the exhibitor at once when the new page has been seen', async () => {
  const { finish, wrote, isClosed } = open();
  fireEvent.load(await screen.findByRole('img', { name: 'Nachher' }));
  finish();
  expect([wrote(), isClosed()]).toEqual([true, true]);
});

it('closes without writing at once while the new page has not been shown', async () => {
  const { finish, wrote, isClosed } = open();
  await screen.findByRole('img', { name: 'Nachher' });
  finish();
  expect([wrote(), isClosed()]).toEqual([false, true]);
});
