import { ActionIcon } from '@mantine/core';
import type { LogoItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Upload } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useReturning } from '../../../lib/came-from.ts';
import { fileAt } from '../../../lib/file-address.ts';
import { pictureUrl } from '../../../lib/picture.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import { approvedLogosOf } from '../../page/wine-page.api.ts';
import { useContent, useEditing } from './editing.ts';
import styles from './logo-strip.module.css';

/** How many logos fit side by side on a usual screen. */
const SEEN_AT_ONCE = 6;

/** The exhibitor's approved logos; the chosen one is printed on the page. */
export function LogoStrip({ organiser }: { organiser: boolean }) {
  const { t } = useTranslation();
  const editing = useEditing();
  const { page } = useContent();
  const returning = useReturning();
  const strip = useRef<HTMLDivElement>(null);
  const title = useId();
  const isOffered = useRef(false);
  const { data: logos = [], isSuccess } = useQuery(approvedLogosOf(page.exhibitor_id));
  const many = logos.length > SEEN_AT_ONCE;
  const scroll = (pages: number) =>
    strip.current?.scrollBy({ left: pages * strip.current.clientWidth * 0.8, behavior: 'smooth' });

  function choose(logo: LogoItem | null) {
    isOffered.current = true;
    const shown = logo && {
      id: logo.id,
      name: logo.name,
      width_mm: logo.width_mm,
      height_mm: logo.height_mm,
    };
    editing.changePage({ logo_id: logo?.id ?? null }, { logo_id: logo?.id ?? null, logo: shown });
  }

  // Whoever has one logo means that one; a page that was left without it on purpose stays so while it is open.
  const [alone] = logos.length === 1 && page.logo_id === null && !organiser ? logos : [];
  useWhenChanged([alone?.id], () => {
    if (alone && !isOffered.current) choose(alone);
  });

  return (
    <div className={styles.logos} data-row="logo">
      <div className={styles.title}>
        <span id={title}>{t(($) => $.wineEditor.logo.label)}</span>
        <Link to={returning(organiser ? '/admin-logo/create' : '/logo/create')}>
          <Upload size={14} aria-hidden /> {t(($) => $.wineEditor.logo.upload)}
        </Link>
      </div>
      {isSuccess && logos.length === 0 && !page.logo ? (
        <p className={styles.empty}>
          <strong>{t(($) => $.wineEditor.logo.empty)}</strong> {t(($) => $.wineEditor.logo.emptyHint)}
        </p>
      ) : (
        <div className={styles.carousel} aria-busy={!isSuccess}>
          <Arrow show={many} label={t(($) => $.wineEditor.logo.back)} onClick={() => scroll(-1)}>
            <ChevronLeft size={16} aria-hidden />
          </Arrow>
          <div ref={strip} role="radiogroup" aria-labelledby={title} className={styles.strip}>
            {logos.map((logo) => (
              <LogoChoice
                key={logo.id}
                logo={logo}
                chosen={page.logo_id === logo.id}
                onChoose={() => choose(logo)}
              />
            ))}
            <label className={styles.choice} title={t(($) => $.wineEditor.logo.noneHint)}>
              <input type="radio" name="logo" checked={page.logo_id === null} onChange={() => choose(null)} />
              <span className={styles.none}>{t(($) => $.wineEditor.logo.none)}</span>
            </label>
          </div>
          <Arrow show={many} label={t(($) => $.wineEditor.logo.forward)} onClick={() => scroll(1)}>
            <ChevronRight size={16} aria-hidden />
          </Arrow>
        </div>
      )}
    </div>
  );
}

type ArrowProps = { show: boolean; label: string; onClick: () => void; children: ReactNode };

/** For the pointer; with the keyboard the strip scrolls to the chosen logo. */
function Arrow({ show, label, onClick, children }: ArrowProps) {
  if (!show) return null;
  return (
    <ActionIcon variant="default" tabIndex={-1} aria-label={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function LogoChoice({ logo, chosen, onChoose }: { logo: LogoItem; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const { data: url } = useQuery(
    pictureUrl(fileAt('GET /logo/thumbnail/:id', { id: logo.id }), logo.version),
  );
  return (
    <label className={styles.choice} title={logo.name}>
      <input
        type="radio"
        name="logo"
        checked={chosen}
        onChange={onChoose}
        aria-label={t(($) => $.wineEditor.logo.choose, { name: logo.name })}
      />
      {url ? <img src={url} alt="" /> : <span className={styles.none}>{logo.name}</span>}
    </label>
  );
}
