import { type FileMend, mendSides } from '@rebblatt/contracts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What was done that a picture does not say: where the page was found, which edges were mirrored, what is left. */
export function MendNotes({ mended }: { mended: NonNullable<FileMend['mended']> }) {
  const { t, i18n } = useTranslation();
  const { fixes, mirrored, trims, left } = mended;
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const sides = mendSides.filter((side) => mirrored.some((ofPage) => ofPage.includes(side)));
  const found = fixes.includes('boxes') ? [...new Set(trims)] : [];
  const notes = [
    ...found.map((by) => t(($) => $.report.mend.trimBy[by])),
    ...(sides.length > 0
      ? [
          t(($) => $.report.mend.mirrored, {
            sides: listed.format(sides.map((side) => t(($) => $.report.mend.sides[side]))),
          }),
        ]
      : []),
    ...left.map((what) => t(($) => $.report.mend.left[what])),
  ];
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
