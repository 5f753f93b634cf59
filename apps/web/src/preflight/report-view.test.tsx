import { MantineProvider } from '@mantine/core';
import type { FileReport, PreflightFinding } from '@rebblatt/contracts';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadFindingTexts } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { ReportView } from './report-view.tsx';

beforeAll(loadFindingTexts);

const page = { x: 0, y: 0, width: 216, height: 141 };
const pictureOf = (at: number) =>
  queryOptions({ queryKey: ['picture', '/page-image/7', at], queryFn: async () => `blob:page-${at}` });

function show(
  finding: Partial<PreflightFinding>,
  pages: number,
  choose?: (page: number) => Promise<unknown>,
) {
  const usual: PreflightFinding = {
    ...{ code: 'PAGE-COUNT', severity: 'error', page: null, box_mm: null },
    ...{ measured: String(pages), wanted: '1', params: {} },
  };
  const report: FileReport = {
    ...{ pages, width_mm: 210, height_mm: 135, shown_mm: Array(pages).fill(page) },
    findings: [{ ...usual, ...finding }],
  };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <ReportView report={report} pictureOf={pictureOf as never} choose={choose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('of a file with more than one page it says what to do, with a picture of each', async () => {
  show({}, 2);
  expect(await screen.findByRole('img', { name: 'Seite 1 der Datei' })).toBeTruthy();
  const second = await screen.findByRole('img', { name: 'Seite 2 der Datei' });
  expect(second.getAttribute('src')).toBe('blob:page-2');
  expect(document.body.textContent).toContain('Die PDF-Datei hat 2 Seiten, gedruckt wird eine.');
});

it('asks which page is wanted where it can be taken, and takes it once', async () => {
  const taken: number[] = [];
  show({}, 2, async (page) => taken.push(page));
  expect(document.body.textContent).toContain('Welche Seite soll gedruckt werden?');
  fireEvent.click(screen.getByRole('button', { name: 'Seite 2 nehmen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Seite 1 nehmen' }));
  await expect
    .poll(() => screen.getByRole('button', { name: 'Seite 1 nehmen' }))
    .toHaveProperty('disabled', false);
  expect(taken).toEqual([2]);
});

it('offers no page where none can be taken', () => {
  show({}, 2);
  expect(screen.queryByRole('button', { name: 'Seite 2 nehmen' })).toBeNull();
});

it('does not ask for anything where a finding only explains', () => {
  show({ code: 'PAGE-MARKS', severity: 'info', page: 1, params: { variant: 'marksCutOff' } }, 1);
  expect(document.body.textContent).toContain('So kann es gedruckt werden.');
  expect(document.body.textContent).not.toContain('noch besser');
});

it('of a file with many pages it shows six, and the others on demand', async () => {
  show({}, 8, async () => undefined);
  expect(await screen.findAllByRole('figure')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Seiten zeigen (2)' }));
  expect(screen.getByRole('button', { name: 'Seite 8 nehmen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /zeigen/ })).toBeNull();
});

it('says in one sentence what several images have too little of, and marks each place', async () => {
  const at = (x: number) => ({ x, y: 50, width: 20, height: 20 });
  show(
    {
      ...{ code: 'IMG-PPI', page: 1, measured: '110 dpi', wanted: '300 dpi', params: { count: 3 } },
      ...{ box_mm: { ...at(20), width: 100 }, places_mm: [at(20), at(60), at(100)] },
    },
    1,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'FehlerBilder sind zu grob und würden unscharf gedruckt: das gröbste hat nur 110\u00a0dpi, nötig sind 300\u00a0dpi. Verwenden Sie grössere Bilder oder setzen Sie sie kleiner ein. (3 Stellen)',
  );
  const picture = await screen.findByRole('img', { name: 'Seite 1 mit den beanstandeten Stellen' });
  const marks = [...(picture.parentElement?.querySelectorAll('[data-severity]') ?? [])];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '', '']);
});

it('says of a place that the picture does not show where it is, and of no other', () => {
  const marks = { code: 'PAGE-MARKS', severity: 'warning', page: 1, measured: null, wanted: null } as const;
  const left = { x: -2.5, y: 10, width: 2, height: 0.1 };
  show({ ...marks, params: { variant: 'marksInBleed' }, box_mm: left }, 1);
  expect(document.body.textContent).toContain('ausserhalb dessen, was das Bild zeigt');
  cleanup();
  show({ ...marks, params: { variant: 'marksInBleed' }, box_mm: { ...left, x: -1 } }, 1);
  expect(document.body.textContent).not.toContain('ausserhalb dessen, was das Bild zeigt');
});
