import type { SheetPlanPage } from '@rebblatt/contracts';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { inPlaces } from '../../../../ui/in-places.ts';
import { laterView } from '../../../../ui/later-view.tsx';
import type { PlanCell, PlanSheet } from '../../sheet-plan.rules.ts';
import { PlanPage } from './plan-page.tsx';
import styles from './sheet-plan.module.css';

const PlanHands = laterView(() => import('./plan-hands.tsx').then((module) => module.PlanHands), {
  missing: () => null,
});

type Props = {
  sheets: PlanSheet[];
  base: string;
  catalogId: string;
  pages: readonly SheetPlanPage[];
  shown: readonly number[];
  onMoved: (pages: SheetPlanPage[] | null) => void;
};

/** The cells of the plan: one stop of the Tab key, with arrow keys between them. */
export function PlanStrip({ sheets, base, shown, ...plan }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  const early = useRef<PointerEvent | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const [used, setUsed] = useState(false);
  const cells = sheets.flatMap((sheet) => sheet.cells);
  const stop = cells.find((cell) => keyOf(cell) === visited) ?? cells[0];

  // A finger does not come near before it presses, and one that presses before the hands are there only scrolls.
  useEffect(() => setUsed(matchMedia('(any-pointer: coarse)').matches), []);

  // What the table shows is seen in the plan, too.
  const [first] = shown;
  useEffect(() => {
    const cell = strip.current?.querySelector<HTMLElement>(`[data-page="${first}"]`);
    if (cell) strip.current?.scrollTo({ left: cell.offsetLeft - 48 });
  }, [first]);

  function open(event: MouseEvent<HTMLElement>) {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!href || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, these are links that share one stop of the Tab key */}
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={t(($) => $.page.plan.strip)}
        onKeyDown={goWithArrows}
        onClick={open}
        onPointerOver={() => setUsed(true)}
        onPointerDown={({ nativeEvent }) => {
          if (nativeEvent.pointerType !== 'touch') rememberPress(early, nativeEvent);
        }}
        onFocus={({ target }) => {
          setUsed(true);
          setVisited(target.getAttribute('data-cell'));
        }}
      >
        {inPlaces(sheets, (sheet, index) => (
          <div className={styles.sheet}>
            <span className={styles.number}>{t(($) => $.page.plan.sheet, { number: index + 1 })}</span>
            <div className={styles.pages}>
              {sheet.cells.map((cell) => (
                <PlanPage
                  key={keyOf(cell)}
                  name={keyOf(cell)}
                  cell={cell}
                  href={`${base}/edit/${cell.page.id}`}
                  stop={cell === stop}
                  framed={shown.includes(cell.page.id)}
                />
              ))}
              {sheet.missing.map((number) => (
                <span key={number} className={styles.empty}>
                  {number}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      {used && strip.current && <PlanHands strip={strip.current} early={early} cells={cells} {...plan} />}
    </div>
  );
}

/** Remembers a press as long as it lasts. */
function rememberPress(early: { current: PointerEvent | null }, press: PointerEvent): void {
  early.current = press;
  const forget = () => (early.current = null);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, forget, { once: true });
}

const keyOf = ({ page, index }: PlanCell) => `${page.id}-${index}`;

/** Left and right move to the neighbouring page, Home and End to the first and last one. */
function goWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
