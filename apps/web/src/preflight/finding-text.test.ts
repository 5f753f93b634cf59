import type { PreflightFinding } from '@rebblatt/contracts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { loadFindingTexts } from '../lib/i18n.ts';
import { findingText } from './finding-text.ts';

beforeAll(loadFindingTexts);

it('describes what could not be checked as text', () => {
  const finding: PreflightFinding = {
    ...{ code: 'NOT-EXAMINED', severity: 'warning', page: 1, box_mm: null, measured: null, wanted: null },
    params: { names: 'COL-TAC, PAGE-DIFFERS' },
  };
  expect(findingText(i18next.t, finding)).toContain('(Farbauftrag, gleiches Aussehen im Druck)');
});

it('says in a sentence that a file states no printing condition, also in a report from before', () => {
  for (const measured of [null, '–']) {
    const finding: PreflightFinding = {
      ...{ code: 'COL-OUTPUTINTENT', severity: 'info', page: 1, box_mm: null, measured, wanted: 'FOGRA39' },
      params: {},
    };
    const text = findingText(i18next.t, finding);
    expect(text).toContain('nötig ist FOGRA39');
    expect(text).not.toContain('–');
  }
});

it('never breaks what was measured over two lines', () => {
  const finding: PreflightFinding = {
    ...{ code: 'PAGE-SIZE', severity: 'error', page: 1, box_mm: null },
    ...{ measured: '148.2 × 210 mm', wanted: '210 × 135 mm', params: {} },
  };
  const text = findingText(i18next.t, finding);
  expect(text).toContain('148.2\u00a0×\u00a0210\u00a0mm');
  expect(text).toContain('210\u00a0×\u00a0135\u00a0mm');
});
