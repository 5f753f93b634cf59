import type { PageTexts } from '../texts.ts';

/**
 * The heading of the numbers of a register column, above the column in the free space below the page's title.
 */
export function ColumnHeads({ texts }: { texts: PageTexts }) {
  return (
    <p className="register__heads">
      <span className="entry__stand">{texts.stand}</span>
      <span className="entry__pages">{texts.page}</span>
    </p>
  );
}
