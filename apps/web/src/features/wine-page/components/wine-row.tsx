import { ActionIcon } from '@mantine/core';
import type { CategoryWine, PageCategoryItem } from '@rebblatt/contracts';
import { AwardGlyph } from '@rebblatt/printed-page';
import { CornerDownRight, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReturning } from '../../../lib/came-from.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { wineName } from './content.rules.ts';
import { dragId } from './drag.rules.ts';
import { DraggableRow, RowHandle } from './draggable-row.tsx';
import { useContent, useWineScreen } from './editing.ts';
import { FAR_FROM_ROWS, FarMove } from './far-move.tsx';
import { NoPriceCell, PriceCell } from './price-cell.tsx';
import { followRow, leaveRow } from './rows.ts';
import { useMoves } from './use-moves.ts';
import styles from './wine-list.module.css';

/** One wine of the page with its prices in the category's bottle sizes. */
export function WineRow({ wine, category }: { wine: CategoryWine; category: PageCategoryItem }) {
  const { t } = useTranslation();
  const moves = useMoves();
  const name = wineName(wine);
  return (
    <DraggableRow kind="wine" id={wine.id} className={styles.wine}>
      <RowHandle label={t(($) => $.wineEditor.wine.move, { name })} />
      <span className={styles.year}>{wine.year}</span>
      <span className={styles.award} title={wine.award?.award}>
        {wine.award && <AwardGlyph symbol={wine.award.symbol} label={wine.award.award} />}
      </span>
      <span className={styles.name}>{wine.wine}</span>
      <span className={styles.pair}>
        <Price wine={wine} id={category.bottle_size1_id} size={category.bottle_size1?.size} column={1} />
        <Price wine={wine} id={category.bottle_size2_id} size={category.bottle_size2?.size} column={2} />
      </span>
      <span className={styles.actions}>
        <WineMenu wine={wine} category={category} />
        <ActionIcon
          variant="subtle"
          c="var(--danger)"
          aria-label={t(($) => $.wineEditor.wine.remove, { name })}
          title={t(($) => $.wineEditor.wine.remove, { name })}
          onClick={() => {
            leaveRow(dragId('wine', wine.id));
            moves.removeWine(wine.id);
          }}
        >
          <Trash2 size={17} aria-hidden />
        </ActionIcon>
      </span>
    </DraggableRow>
  );
}

type PriceProps = { wine: CategoryWine; id: number | null; size: string | undefined; column: 1 | 2 };

function Price({ wine, id, size, column }: PriceProps) {
  if (id === null || size === undefined) return <NoPriceCell />;
  return <PriceCell wine={wine} size={{ id, size }} column={column} />;
}

/** Moves the wine to another category without dragging. */
function WineMenu({ wine, category }: { wine: CategoryWine; category: PageCategoryItem }) {
  const { t } = useTranslation();
  const moves = useMoves();
  const { categories } = useContent();
  const wines = useWineScreen();
  const returning = useReturning();
  const others = categories.filter(({ id }) => id !== category.id);
  const index = category.wines.findIndex(({ id }) => id === wine.id);
  const before = category.wines[index - 1];
  const after = category.wines[index + 1];
  const [far, setFar] = useState(false);
  const moveTo = (target: number) => {
    moves.moveWineTo(wine.id, target);
    followRow(dragId('wine', wine.id));
  };
  return (
    <>
      <MenuButton
        button={
          <ActionIcon
            variant="subtle"
            c="var(--muted)"
            aria-label={t(($) => $.wineEditor.wine.actions, { name: wineName(wine) })}
            title={t(($) => $.wineEditor.wine.actions, { name: wineName(wine) })}
          >
            <Ellipsis size={17} aria-hidden />
          </ActionIcon>
        }
        entries={[
          ...others.map((other) => ({
            label: t(($) => $.wineEditor.wine.moveTo, { name: other.category }),
            icon: <CornerDownRight size={15} aria-hidden />,
            onClick() {
              moves.moveWineInto(wine.id, other.id);
              followRow(dragId('wine', wine.id));
            },
          })),
          ...(others.length > 0 ? [null] : []),
          {
            label: t(($) => $.wineEditor.category.up),
            disabled: !before,
            onClick: () => before && moveTo(before.id),
          },
          {
            label: t(($) => $.wineEditor.category.down),
            disabled: !after,
            onClick: () => after && moveTo(after.id),
          },
          ...(category.wines.length >= FAR_FROM_ROWS
            ? [{ label: t(($) => $.wineEditor.wine.moveFar), onClick: () => setFar(true) }]
            : []),
          null,
          {
            label: t(($) => $.wineEditor.wine.edit),
            icon: <Pencil size={15} aria-hidden />,
            to: returning(`${wines}/edit/${wine.id}`),
          },
        ]}
      />
      <FarMove
        opened={far}
        name={wineName(wine)}
        rows={category.wines.map((row) => ({ id: row.id, name: wineName(row) }))}
        id={wine.id}
        onMove={moveTo}
        onClose={() => setFar(false)}
      />
    </>
  );
}
