import type { ReturnedReports, ReturnedTo } from '@rebblatt/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { answering, type Sent } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { ReturnedMails } from './returned-mails.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const address: ReturnedTo = {
  address: 'rebe@winzer.test',
  fate: 'refused',
  status: '5.1.1',
  words: '550 5.1.1 User unknown',
  outcome: 'bounced',
  mail: { id: 12, kind: 'invitation', subject: 'Einladung', created_at: '2030-05-02T08:00:00Z' },
  exhibitor: { id: 7, company_name: 'Weingut am Steg' },
};

const found: ReturnedReports = {
  mails: [
    { name: 'eins.eml', kind: 'report', subject: 'Unzustellbar', to: [address] },
    {
      ...{ name: 'zwei.eml', kind: 'report', subject: 'Verzögert' },
      to: [{ ...address, address: 'spaet@winzer.test', fate: 'delayed', outcome: 'no-bounce', words: '' }],
    },
    { name: 'drei.eml', kind: 'away', subject: 'Abwesend', to: [] },
    {
      ...{ name: 'vier.eml', kind: 'report', subject: 'failure notice' },
      to: [{ ...address, address: 'wer@nirgends.test', outcome: 'unknown', mail: null, exhibitor: null }],
    },
  ],
  bounced: 1,
};

async function open(answer: (call: string) => unknown = () => ({ data: found })): Promise<Sent[]> {
  const calls = answering(answer);
  show(<ReturnedMails />);
  fireEvent.click(await screen.findByRole('button', { name: 'Zurückgekommene E-Mails …' }));
  await screen.findByRole('dialog', { name: 'Zurückgekommene E-Mails' });
  return calls;
}

/** Chooses files, as the browser's own dialog would. */
function choose(...files: File[]) {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no choice of files.');
  fireEvent.change(input, { target: { files } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const latin = new Uint8Array([...new TextEncoder().encode('From: a@b.test\n\nnicht m'), 0xf6, 0x67]);

it('reads several files and a text, shows what they say, and takes it over', async () => {
  const calls = await open();
  choose(new File(['From: a@b.test\n\neins'], 'eins.eml'), new File([latin], 'zwei.eml'));
  await screen.findByText('zwei.eml');
  const pasted = screen.getByRole('textbox', { name: 'Text einer Rückmeldung' });
  fireEvent.change(pasted, { target: { value: 'Unzustellbar: rebe@winzer.test' } });
  press('Lesen');
  await screen.findByText(/^Eine E-Mail kam nicht an\./);
  const mails = [
    { name: 'eins.eml', text: 'From: a@b.test\n\neins' },
    { name: 'zwei.eml', text: 'From: a@b.test\n\nnicht mög' },
    { name: 'eingefügter Text', text: 'Unzustellbar: rebe@winzer.test' },
  ];
  expect(calls).toEqual([{ call: 'POST /mail/returns/check', body: { mails } }]);

  const rows = within(screen.getByRole('list', { name: 'Gefundenes' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^rebe@winzer\.test.*kam nicht an.*Weingut am Steg.*Einladung: «Einladung» vom 02\.05\.2030.*Endgültig abgewiesen\. Der Mailserver schreibt: «550 5\.1\.1 User unknown»/,
    ),
    expect.stringMatching(/nicht gescheitert.*Verzögert; der Mailserver versucht es weiter\./),
    expect.stringMatching(/^Automatische Antwort: Die E-Mail kam an\.Abwesend · drei\.eml/),
    expect.stringMatching(/^wer@nirgends\.test.*Adresse hier unbekannt/),
  ]);

  press('Übernehmen');
  await screen.findByText('Eine E-Mail ist als gescheitert vermerkt.');
  expect(calls[1]).toEqual({ call: 'POST /mail/returns', body: { mails } });
  const [link] = screen.getAllByRole('link', { name: 'Weingut am Steg' });
  expect(link?.getAttribute('href')).toBe('/exhibitor/7');
  press('Fertig');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says of each file why it is no mail, and takes the others', async () => {
  const calls = await open();
  choose(
    new File(['x'], 'gut.eml'),
    new File(['x'], 'Unzustellbar.msg'),
    new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])], 'umbenannt.eml'),
    new File(['x'.repeat(1024 * 1024 + 1)], 'gross.eml'),
    new File([new Uint8Array(50)], 'nullen.eml'),
    new File([''], 'leer.eml'),
  );
  await screen.findByText('gut.eml');
  const reasons = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    expect.stringMatching(/^«Unzustellbar\.msg» ist im Format von Outlook gespeichert.*als EML/),
    expect.stringMatching(/^«umbenannt\.eml» ist im Format von Outlook/),
    expect.stringMatching(/^«gross\.eml» ist grösser als 1\u00a0MB\./),
    expect.stringMatching(/^«nullen\.eml» ist keine E-Mail\./),
    '«leer.eml» ist leer.',
  ]);
  press('«gut.eml» weglassen');
  expect(screen.getByRole('button', { name: 'Lesen' })).toHaveProperty('disabled', true);
  expect(calls).toEqual([]);
});

it('offers nothing to take over where nothing bounced, and leads back to what was chosen', async () => {
  await open(() => ({ data: { mails: found.mails.slice(1, 3), bounced: 0 } }));
  choose(new File(['x'], 'eins.eml'));
  await screen.findByText('eins.eml');
  press('Lesen');
  await screen.findByText('Nichts davon ist zu vermerken.');
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  press('Andere Dateien');
  await screen.findByText('eins.eml');
});
