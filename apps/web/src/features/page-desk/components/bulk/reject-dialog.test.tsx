import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '../../../../testing/answering.ts';
import { show } from '../../../../testing/show.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const blocks = ['Bitte ergänzen Sie die Jahrgänge.', 'Ein Preis weicht stark ab.'].map((text, index) => ({
  ...{ id: index + 1, kind: 'page', language: 'de', text },
}));

/** The dialog with its kept texts, as an organiser sees it. */
async function open() {
  answering((call) => (call.startsWith('GET /text-block') ? { data: blocks } : undefined));
  show(<RejectDialog opened count={1} onClose={() => undefined} onSend={async () => true} />);
  await screen.findByText('Alt + 2');
  return screen.getByLabelText<HTMLTextAreaElement>('Was zu ändern ist');
}

const press = (code: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, altKey: true });

it('puts a kept text into the remark by its key, as the key beside it says', async () => {
  const remark = await open();
  press('Digit2');
  expect(remark.value).toBe('Ein Preis weicht stark ab.');
});

it('leaves the keys to the dialog in which the kept texts are edited', async () => {
  const remark = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Textbausteine bearbeiten' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  press('Digit2');
  expect(remark.value).toBe('');
});
