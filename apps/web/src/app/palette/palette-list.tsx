import { useEffect, useRef } from 'react';
import styles from './palette.module.css';
import type { Destination } from './palette-source.ts';
import type { Section } from './use-findings.ts';

export type Option = Destination & { id: string };

const optionsIn = (list: string, { key, destinations, more }: Section): Option[] =>
  [...destinations, ...(more ? [more] : [])].map((destination) => ({
    ...destination,
    id: `${list}-${key}-${destination.key ?? destination.to}`,
  }));

/** All options, in the displayed order. */
export const optionsOf = (list: string, sections: readonly Section[]): Option[] =>
  sections.flatMap((section) => optionsIn(list, section));

type Props = {
  id: string;
  label: string;
  sections: readonly Section[];
  /** The option that Enter opens. */
  active: string | undefined;
  onPoint: (option: string) => void;
  onChoose: (option: Option) => void;
};

/** The results, under their headings. */
export function PaletteList({ id, label: name, sections, active, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    else if (list.current) list.current.scrollTop = 0;
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={name} className={styles.list}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={section.key} role="group" aria-labelledby={`${id}-${section.key}`}>
          <div id={`${id}-${section.key}`} className={styles.heading}>
            {section.heading}
          </div>
          {optionsIn(id, section).map(({ id: option, label, detail, icon: Icon, ...rest }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keyboard
            <div
              key={option}
              id={option}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className={styles.option}
              onMouseMove={() => option !== active && onPoint(option)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose({ id: option, label, ...rest })}
            >
              {Icon && <Icon size={17} strokeWidth={1.75} aria-hidden />}
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
