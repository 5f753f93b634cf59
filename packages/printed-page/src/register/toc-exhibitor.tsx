import type { TocExhibitorInput, TypefacePair } from '@rebblatt/contracts';
import type { PageFrameProps } from '../frame/page-frame.tsx';
import { type PageTexts, pageTexts } from '../texts.ts';
import { ColumnHeads } from './column-heads.tsx';
import { EntryRow } from './entry-row.tsx';
import type { FlowRow } from './flow.ts';
import { RegisterPage } from './register-page.tsx';
import { layOutTocExhibitor, type TocExhibitorItem } from './toc-exhibitor.layout.ts';

interface TocExhibitorProps {
  input: TocExhibitorInput;
  pair: TypefacePair;
  frames: PageFrameProps[];
  markUrl?: string | undefined;
}

/** Page type 4: exhibitors A–Z with stand and page, on as many pages as needed. */
export function TocExhibitor({ input, pair, frames, markUrl }: TocExhibitorProps) {
  return layOutTocExhibitor(input, pair).map((columns, i) => {
    const frame = frames[i];
    if (!frame) return null;
    return (
      <RegisterPage
        key={frame.folio ?? i}
        frame={frame}
        title={pageTexts[frame.language].exhibitors}
        index={i}
        markUrl={markUrl}
        columnCount={2}
        columns={columns.map((rows) => [
          <ColumnHeads key="heads" texts={pageTexts[frame.language]} />,
          ...rows.map((row, at) => (
            <Row key={keyOf(row.item)} row={row} top={at === 0} texts={pageTexts[frame.language]} />
          )),
        ])}
      />
    );
  });
}

interface RowProps {
  row: FlowRow<TocExhibitorItem>;
  top: boolean;
  texts: PageTexts;
}

function Row({ row: { item }, top, texts }: RowProps) {
  if (item.kind === 'entry') return <EntryRow exhibitorId={item.exhibitor_id} set={item.set} />;
  return (
    <h2 className={top ? 'letter letter--top' : 'letter'}>
      {item.letter}
      {item.continued && <span className="group__note">{texts.continued}</span>}
    </h2>
  );
}

function keyOf(item: TocExhibitorItem): string {
  return item.kind === 'letter' ? item.letter : `${item.exhibitor_id}/${item.set.name.join(' ')}`;
}
