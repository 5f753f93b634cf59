import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './use-upload.ts';

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
