import type { ChosenRegisterInput, TypefacePair } from '@rebblatt/contracts';
import type { PageFrameProps } from '../frame/page-frame.tsx';
import { inPlaces } from '../in-places.ts';
import { type PageTexts, pageTexts } from '../texts.ts';
import { type ChosenRegisterItem, chosenColumnsOf, layOutChosenRegister } from './chosen-register.layout.ts';
import { ColumnHeads } from './column-heads.tsx';
import { EntryRow } from './entry-row.tsx';
import type { FlowRow } from './flow.ts';
import { GroupHeading } from './group-heading.tsx';
import { RegisterPage } from './register-page.tsx';

interface ChosenRegisterProps {
  input: ChosenRegisterInput;
  pair: TypefacePair;
  frames: PageFrameProps[];
  markUrl?: string | undefined;
}

/** Page type 7: companies by grape, award, type of wine, or by ship, deck and stand, on as many pages as needed. */
export function ChosenRegister({ input, pair, frames, markUrl }: ChosenRegisterProps) {
  return layOutChosenRegister(input, pair).map((columns, i) => {
    const frame = frames[i];
    if (!frame) return null;
    const texts = pageTexts[frame.language];
    return (
      <RegisterPage
        key={frame.folio ?? i}
        frame={frame}
        title={texts.chosen[input.kind]}
        index={i}
        markUrl={markUrl}
        columnCount={chosenColumnsOf(input)}
        columns={columns.map((rows) => [
          input.kind === 'ship' && <ColumnHeads key="heads" texts={texts} />,
          ...inPlaces(rows, (row, at) => <Row row={row} top={at === 0} texts={texts} />),
        ])}
      />
    );
  });
}

function Row({ row, top, texts }: { row: FlowRow<ChosenRegisterItem>; top: boolean; texts: PageTexts }) {
  const { item } = row;
  if (item.kind === 'entry') return <EntryRow exhibitorId={item.exhibitor_id} set={item.set} />;
  const isGroup = item.kind === 'group';
  return (
    <GroupHeading
      level={isGroup ? 1 : 2}
      lines={item.name ?? [texts.alcoholFreeWines]}
      symbol={isGroup ? item.symbol : null}
      height={row.lines}
      before={top ? 0 : (row.linesBefore ?? 0)}
      note={isGroup && item.continued ? texts.continued : null}
    />
  );
}
