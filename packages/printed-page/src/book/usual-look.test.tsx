import { bookRun } from '@rebblatt/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { category, entry, run, wine, winePage } from '../testing/sample-pages.ts';
import { fontFaceCss } from '../type/fonts.ts';
import { bookDocument } from './book-document.tsx';

const exhibitors = Array.from({ length: 90 }, (_, i) => entry(i + 1, { pages: [i + 3, i + 4, i + 9] }));
const printed = { page_id: 1, folio: 12 } as const;

/** One page of each kind, with what makes it long. */
const book = run([
  { ...printed, page_type: 1, with_sku: true, content: winePage() },
  {
    ...printed,
    page_id: 2,
    page_type: 1,
    with_sku: false,
    content: {
      ...winePage(),
      logo: null,
      footer: `Degustation auf dem Schiff. ${'Wir freuen uns auf Ihren Besuch. '.repeat(6)}`,
      categories: [
        category(
          7,
          Array.from({ length: 24 }, (_, i) => wine(i + 1)),
        ),
      ],
    },
  },
  {
    ...printed,
    page_id: 3,
    page_type: 2,
    content: { description: 'Plan', company_name: 'Weingut Muster', printed_pages: 1 },
  },
  { ...printed, page_id: 4, page_type: 4, content: { exhibitors } },
  {
    ...printed,
    page_id: 5,
    page_type: 5,
    content: { countries: [{ name: 'Schweiz', regions: [{ name: 'Wallis', exhibitors }] }] },
  },
  {
    ...printed,
    page_id: 6,
    page_type: 6,
    content: {
      ships: [
        {
          name: 'MS Limmat',
          decks: [
            {
              name: 'Oberdeck',
              stops: [
                { stand: 'L-12', company_name: 'Weingut Muster', pages: [7, 8] },
                { stand: 'L-13', company_name: null, pages: [] },
              ],
            },
          ],
        },
      ],
    },
  },
]);

/**
 * A catalogue without a design of its own looks as its pages always did, to the byte: markup, stylesheet and fonts. Who means
 * to change the look of every catalogue that was printed with it changes this figure, and says so in the commit.
 */
test('pages without a design are drawn as they always were', async () => {
  const html = bookDocument(bookRun.parse(book), {
    render: renderToStaticMarkup,
    fontCss: fontFaceCss('newsreader', ({ file }) => file),
  });
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html)));
  expect([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    'b68da858e58a98cb5ecd3917c5da8f769deb3625637b13310a04c85b01ea8e44',
  );
});
