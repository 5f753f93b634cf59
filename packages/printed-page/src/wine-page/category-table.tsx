import type { PrintedCategory, PrintedWine } from '@rebblatt/contracts';
import { AwardGlyph } from '../award/award-glyph.tsx';
import { Hairline } from '../frame/hairline.tsx';
import { formatPrice } from '../price.ts';
import type { PageTexts } from '../texts.ts';
import { factsGapMm, type ListColumns, type ListLayout, tightRules } from './wine-page.rules.ts';

/** What the design prints of wines besides their names, and where. */
type Facts = ListLayout['facts'] & { of: (wine: PrintedWine) => string | null };

/** Where a rule stands by its style; undefined where the stylesheet says it. */
const moved = (px: number | undefined) =>
  px === undefined ? undefined : { transform: `translateY(${px}px)` };

/** One category: its name and bottle sizes above its wines. All categories of a page use the same columns. */
export function CategoryTable(props: {
  category: PrintedCategory;
  columns: ListColumns;
  texts: PageTexts;
  facts: Facts;
  /** The line distance of the list. */
  rowPx: number;
}) {
  const { category, columns, facts } = props;
  const rules = tightRules(props.rowPx);
  return (
    <table className="category">
      <colgroup>
        <col className="category__year" />
        <col className="category__award" />
        <col />
        {columns.sku && <col className="category__sku" />}
        <col className="category__price" />
        {columns.price2 && <col className="category__price" />}
      </colgroup>
      <thead>
        <tr data-line={`category:${category.id}`}>
          <th className="category__name" colSpan={3} scope="colgroup">
            {category.category}
            <Hairline className="row-rule" weightPt={0.75} style={moved(rules?.headPx)} />
          </th>
          {columns.sku && <SizeHeading text={props.texts.articleNumber} />}
          <SizeHeading text={category.bottle_size1} />
          {columns.price2 && <SizeHeading text={category.bottle_size2} />}
        </tr>
      </thead>
      <tbody>
        {category.wines.map((wine) => (
          <WineRow key={wine.id} wine={wine} columns={columns} facts={facts} rulePx={rules?.rowPx} />
        ))}
      </tbody>
    </table>
  );
}

/** The head of a number column; without a size it is not a heading. */
function SizeHeading({ text }: { text: string | null }) {
  if (text === null) return <td />;
  return (
    <th className="category__size" scope="col">
      <span>{text}</span>
    </th>
  );
}

type WineRowProps = { wine: PrintedWine; columns: ListColumns; facts: Facts; rulePx: number | undefined };

function WineRow({ wine, columns, facts, rulePx }: WineRowProps) {
  return (
    <tr className="wine" data-line={`wine:${wine.id}`}>
      <td className="wine__year">
        {wine.year}
        <Hairline className="row-rule" style={moved(rulePx)} />
      </td>
      <td className="wine__award">
        {wine.award && <AwardGlyph symbol={wine.award.symbol} label={wine.award.award} />}
      </td>
      <td className="wine__name">
        {wine.name}
        <WineFacts text={facts.of(wine)} facts={facts} />
      </td>
      {columns.sku && (
        <td className="wine__sku">
          <span>{wine.sku}</span>
        </td>
      )}
      <td className="wine__price">{wine.price1 !== null && formatPrice(wine.price1)}</td>
      {columns.price2 && <td className="wine__price">{wine.price2 !== null && formatPrice(wine.price2)}</td>}
    </tr>
  );
}

/** Styled here: without a design of its own a catalogue's stylesheet is as it always was. */
function WineFacts({ text, facts }: { text: string | null; facts: Facts }) {
  if (text === null) return null;
  const font = { fontSize: `${facts.sizePt}pt` };
  if (facts.place === 'under')
    return <span style={{ ...font, display: 'block', lineHeight: `${facts.rowPx}px` }}>{text}</span>;
  return <span style={{ ...font, lineHeight: 0, marginLeft: `${factsGapMm}mm` }}>{text}</span>;
}
