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
      {placed.map(({ finding, number, nth, box }) => (
        <span
          key={`${number} ${nth}`}
          className={styles.place}
          style={placeOn(shown, box)}
          data-severity={finding.severity}
          data-marked={marked === number - 1 || undefined}
          onPointerEnter={() => onMark(number - 1)}
          onPointerLeave={() => onMark(null)}
          aria-hidden
        >
          {/* Places often share a corner; their numbers are in a row. */}
          {nth === 0 && <b style={{ marginLeft: ((number - 1) % 4) * 20 }}>{number}</b>}
        </span>
      ))}
    </div>
  );
}

/**
 * Converts a box in mm from the lower left to percentages of the image from its upper left, clipped to it.
 */
function placeOn(shown: SeenBox, box: SeenBox) {
  const share = (mm: number, whole: number) => Math.min(1, Math.max(0, mm / whole));
  const left = share(box.x - shown.x, shown.width);
  const right = share(box.x + box.width - shown.x, shown.width);
  const bottom = share(box.y - shown.y, shown.height);
  const top = share(box.y + box.height - shown.y, shown.height);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    left: percent(left),
    top: percent(1 - top),
    width: percent(right - left),
    height: percent(top - bottom),
  };
}
