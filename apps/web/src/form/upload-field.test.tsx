import { type CheckState, checkStates } from '@rebblatt/contracts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { UploadField } from './upload-field.tsx';
import { outcomeOf, useUpload } from './use-upload.ts';

afterEach(cleanup);

function Field({ fileName }: { fileName?: string }) {
  const { state, start, cancel } = useUpload(async () => {
    throw new Error('refused');
  });
  return (
    <UploadField
      label="PDF-Datei"
      hint="Eine Seite"
      rule={{ extensions: ['.pdf'], maxMb: 1 }}
      fileName={fileName}
      state={state}
      onFile={(file) => void start(file)}
      onCancel={cancel}
    />
  );
}

async function refused(fileName?: string) {
  const { container } = show(<Field {...(fileName && { fileName })} />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('no input');
  await userEvent.upload(input, new File(['%PDF'], 'neu.pdf', { type: 'application/pdf' }));
  return (await screen.findByText(/^neu\.pdf: ./)).textContent;
}

it('names the file that was refused, and the one that is kept', async () => {
  expect(await refused('alt.pdf')).toMatch(/^neu\.pdf: ./);
  expect(screen.getByText('Es bleibt bei der Datei «alt.pdf».')).toBeTruthy();
});

it('speaks of no other file where there is none', async () => {
  await refused();
  expect(screen.queryByText(/Es bleibt/)).toBeNull();
});

it('does not say that a file is being checked whose check could not be done', async () => {
  function Sent() {
    const [status, setStatus] = useState<CheckState>(checkStates.checking);
    const { state, start, cancel } = useUpload(async () => undefined);
    return (
      <>
        <UploadField
          label="PDF-Datei"
          hint="Eine Seite"
          rule={{ extensions: ['.pdf'], maxMb: 1 }}
          state={state}
          outcome={state.step === 'checking' ? outcomeOf(status, null) : undefined}
          onFile={(file) => void start(file)}
          onCancel={cancel}
        />
        <button type="button" onClick={() => setStatus(checkStates.failed)}>
          given up
        </button>
      </>
    );
  }
  const { container } = show(<Sent />);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('no input');
  await userEvent.upload(input, new File(['%PDF'], 'neu.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Wird geprüft')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'given up' }));
  expect(screen.queryByText('Wird geprüft')).toBeNull();
});
