import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { FairStand } from '@rebblatt/contracts';
import { ArrowLeftRight, GripVertical, User } from 'lucide-react';
import type { KeyboardEventHandler, PointerEventHandler } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { RowMenu } from '../../../../table/row-menu.tsx';
import { StatusTag } from '../../../../ui/status-tag.tsx';
import { sheetAt } from '../../../exhibitor/exhibitor-sheet.rules.ts';
import { isTaken } from '../../plan.rules.ts';
import { Company } from '../company.tsx';
import styles from './plan.module.css';

type Props = {
  stand: FairStand;
  /** Whether what is being dragged can be put down here. */
  open: boolean;
  onChoose: () => void;
};

type Listeners = { onKeyDown?: KeyboardEventHandler; onPointerDown?: PointerEventHandler };

const isHandle = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-handle]') !== null;

/** A stand of the plan: who is there, by what it is dragged, and the menu as the other way. */
export function StandCard({ stand, open, onChoose }: Props) {
  const { t } = useTranslation();
  const { catalog = '' } = useParams();
  const { id, company, standing, description } = stand;
  const taken = isTaken(stand);
  const drag = useDraggable({ id, disabled: !taken });
  const drop = useDroppable({ id });
  const { onKeyDown, onPointerDown } = (drag.listeners ?? {}) as Listeners;
  const name = company?.company_name ?? '';
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      onPointerDown={(event) => {
        // A finger scrolls by the card, and drags by its handle.
        if (event.pointerType !== 'touch' || isHandle(event.target)) onPointerDown?.(event);
      }}
      className={styles.card}
      data-standing={standing}
      data-stand={id}
      data-lifted={drag.isDragging || undefined}
      data-over={(drop.isOver && open) || undefined}
    >
      <div className={styles.head}>
        <strong className={styles.name}>{stand.stand}</strong>
        {taken && (
          <button
            {...drag.attributes}
            ref={drag.setActivatorNodeRef}
            onKeyDown={onKeyDown}
            data-handle
            type="button"
            className={styles.handle}
            aria-label={t(($) => $.fairList.plan.handle, { company: name, stand: stand.stand })}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
        {company && (
          <RowMenu
            name={`${stand.stand}, ${name}`}
            entries={[
              {
                label: t(($) => $.fairList.plan.choose),
                icon: <ArrowLeftRight size={16} aria-hidden />,
                disabled: !taken,
                onClick: onChoose,
              },
              {
                label: t(($) => $.fairList.plan.open),
                icon: <User size={16} aria-hidden />,
                to: sheetAt(catalog, company.id),
              },
            ]}
          />
        )}
      </div>
      {company ? <Company id={company.id} name={name} /> : t(($) => $.fairList.standing.free)}
      {standing === 'waiting' && <StatusTag tone="wait">{t(($) => $.fairList.standing.waiting)}</StatusTag>}
      {description && <span className={styles.beside}>{description}</span>}
    </li>
  );
}
