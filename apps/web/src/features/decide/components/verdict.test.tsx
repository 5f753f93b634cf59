import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { Verdict } from './verdict.tsx';

const nothing = () => undefined;

function Rejected() {
  const [draft, setDraft] = useState<string | undefined>('Der Jahrgang fehlt.');
  return (
    <Verdict
      ready
      acceptLabel="Annehmen"
      onAccept={nothing}
      onReject={nothing}
      draft={draft}
      onDraft={setDraft}
      kind="page"
      language="de"
    >
      <p>Anmerkung 1</p>
    </Verdict>
  );
}

const open = () => {
  answering(nothing);
  show(<Rejected />);
};

it('asks before a remark goes, and goes on with it in the same field', async () => {
  open();
  for (const stay of [
    () => screen.getByRole('button', { name: 'Weiterschreiben' }).click(),
    () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
  ]) {
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await screen.findByRole('dialog', { name: 'Anmerkungen verwerfen?' });
    stay();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByDisplayValue('Der Jahrgang fehlt.')).toBeTruthy();
  }
});

it('keeps its buttons above the remarks on the page, which would push them away', () => {
  open();
  const remark = screen.getByText('Anmerkung 1');
  for (const name of ['Ablehnen und weiter', 'Abbrechen']) {
    const order = screen.getByRole('button', { name }).compareDocumentPosition(remark);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
