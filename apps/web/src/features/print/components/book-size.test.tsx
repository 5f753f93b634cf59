import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answerOf } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { BookSize } from './book-size.tsx';

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
  queryClient.clear();
});

const counted = {
  ...{ count: 12, content_pages: 8, cover_pages: 4, missing_to_multiple_of_4: 0, planned_content_pages: 8 },
};
const cover = {
  ...{ name: 'umschlag.pdf', size: 2000, sha256: 'a'.repeat(64), uploaded_at: '2030-07-15T10:00:00.000Z' },
  ...{ pages: 4, form: null, spine_mm: null, errors: 0, warnings: 0, uploaded_by: null, version: 1 },
  ...{ status: 1, report: null },
};

it.each([
  ['missing', null],
  ['there', cover],
] as const)(
  'the pages of a cover that is %s are counted, and it is said when there is none',
  async (_, file) => {
    const answered: string[] = [];
    transport.send = async (asked) => {
      const isCover = String(asked.url).includes('/cover/');
      answered.push(String(asked.url));
      const data = isCover ? { data: file, expected_spine: null } : counted;
      return answerOf(data);
    };
    show(<BookSize catalogId="7" />);
    expect(await screen.findByText(/dazu Umschlagseiten: 4/)).toBeTruthy();
    await expect.poll(() => answered.some((url) => url.includes('/cover/'))).toBe(true);
    if (file === null) expect(await screen.findByText('Der Umschlag fehlt noch.')).toBeTruthy();
    else expect(screen.queryByText('Der Umschlag fehlt noch.')).toBeNull();
  },
);
