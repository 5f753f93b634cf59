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
