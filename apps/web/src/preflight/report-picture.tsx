import type { PreflightFinding, SeenBox } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import type { pictureUrl } from '../lib/picture.ts';
import { useTranslation } from '../lib/use-translation.ts';
import styles from './report-view.module.css';

/** The query for the image of a page of the file; pages are counted from 1. */
export type PagePictureQuery = (page: number) => ReturnType<typeof pictureUrl>;

/** One of the places of a finding; the first one carries its number. */
type Placed = { finding: PreflightFinding; number: number; nth: number; box: SeenBox };

const placesOf = ({ places_mm, box_mm }: PreflightFinding): SeenBox[] =>
  places_mm ?? (box_mm ? [box_mm] : []);

/**
 * Whether a finding has places and the image shows none of them: it shows what readers show of the page, which may be the
 * finished page alone, while the bleed around it prints.
 */
export function isBeyondPicture(finding: PreflightFinding, shown: SeenBox | undefined): boolean {
  const places = placesOf(finding);
  return shown !== undefined && places.length > 0 && places.every((box) => isBeyond(shown, box));
}

const isBeyond = (shown: SeenBox, box: SeenBox): boolean =>
  box.x >= shown.x + shown.width ||
  box.y >= shown.y + shown.height ||
  box.x + box.width <= shown.x ||
  box.y + box.height <= shown.y;

type Props = {
  /** In the order of their numbers. */
  findings: PreflightFinding[];
  /** The area that the image of each page shows. */
  shown: SeenBox[];
  pictureOf: PagePictureQuery;
  marked: number | null;
  onMark: (index: number | null) => void;
};

/** The pages with findings, with the places marked on them; none for findings without a place. */
export function ReportPicture({ findings, shown, pictureOf, marked, onMark }: Props) {
  const placed = findings.flatMap((finding, index) =>
    finding.page === null
      ? []
      : placesOf(finding).map((box, nth) => ({ finding, number: index + 1, nth, box })),
  );
  const pages = [...new Set(placed.map(({ finding }) => finding.page ?? 1))].sort((a, b) => a - b);
  return pages.slice(0, SHOWN_PAGES).map((page) => {
    const area = shown[page - 1];
    if (!area) return null;
    const here = placed.filter(({ finding }) => finding.page === page);
    return (
      <MarkedPage
        key={page}
        page={page}
        shown={area}
        placed={here}
        pictureOf={pictureOf}
        marked={marked}
        onMark={onMark}
      />
    );
  });
}

/** More images would not help; the list names all pages anyway. */
const SHOWN_PAGES = 6;

type PageProps = Omit<Props, 'findings' | 'shown'> & { page: number; shown: SeenBox; placed: Placed[] };

function MarkedPage({ page, shown, placed, pictureOf, marked, onMark }: PageProps) {
  const { t } = useTranslation();
  const { data: url } = useQuery(pictureOf(page));
  return (
    <div className={styles.page} style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
      {url && <img src={url} alt={t(($) => $.report.picture, { page: String(page) })} />}
      {placed.map(({ finding, number, nth, box }) => {
        const edges = edgesOn(shown, box);
        return (
          <span
            key={`${number} ${nth}`}
            className={styles.mark}
            data-severity={finding.severity}
            data-marked={marked === number - 1 || undefined}
            onPointerEnter={() => onMark(number - 1)}
            onPointerLeave={() => onMark(null)}
            aria-hidden
          >
            <span className={styles.place} style={frameAt(edges)} />
            {nth === 0 && <b style={numberAt(edges, number)}>{number}</b>}
          </span>
        );
      })}
    </div>
  );
}

type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** How far a box in mm is from each edge of the image, in shares of its size, clipped to it. */
function edgesOn(shown: SeenBox, box: SeenBox): Edges {
  const share = (mm: number, whole: number) => Math.min(1, Math.max(0, mm / whole));
  return {
    left: share(box.x - shown.x, shown.width),
    right: 1 - share(box.x + box.width - shown.x, shown.width),
    top: 1 - share(box.y + box.height - shown.y, shown.height),
    bottom: share(box.y - shown.y, shown.height),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The image cuts off what reaches beyond it: the frame of a place at its edge is drawn inside. */
function frameAt({ left, right, top, bottom }: Edges) {
  const within = (share: number) => `clamp(3px, ${percent(share)}, 100% - 9px)`;
  return { left: within(left), right: within(right), top: within(top), bottom: within(bottom) };
}

/** Above the place where there is room. Places often share a corner; their numbers are in a row. */
function numberAt({ left, top }: Edges, number: number) {
  const along = `${left > 0.7 ? '-' : '+'} ${((number - 1) % 4) * 20}px`;
  return {
    left: `max(0px, min(${percent(left)} - 2px, 100% - 24px) ${along})`,
    top: `clamp(0px, ${percent(top)} - 16px, 100% - 16px)`,
  };
}
