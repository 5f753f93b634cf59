import type { PageTexts } from '../texts.ts';

/** What the numbers of a register column are; stands over the column, in the room the page's title leaves. */
export function ColumnHeads({ texts }: { texts: PageTexts }) {
  return (
    <p className="register__heads">
      <span className="entry__stand">{texts.stand}</span>
      <span className="entry__pages">{texts.page}</span>
    </p>
  );
}
