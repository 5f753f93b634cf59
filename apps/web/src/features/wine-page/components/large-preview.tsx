import { Button, Group, Modal } from '@mantine/core';
import type { PrintedContent, WinePageInput } from '@rebblatt/contracts';
import { bleedBoxMm, laidOutMm, pxPerMm } from '@rebblatt/printed-page';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { PageShadow } from '../../book/page-shadow.parts.tsx';
import styles from './large-preview.module.css';
import { MAX_ZOOM, MIN_ZOOM, usePinch } from './use-pinch.ts';

const STEP = 1.5;
/** In the address while the page is large. */
const LARGE = 'large';

type Props = {
  title: string;
  printed: PrintedContent;
  input: WinePageInput;
  logoUrl: string | undefined;
  /** What stands over the page with its bleed. */
  over: ReactNode;
};

/** On a phone: a tap on the preview shows it over the whole screen, at an address of its own. */
export function LargePreview(props: Props) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <>
      <Link
        className={styles.enlarge}
        to={{ search: `?${new URLSearchParams([...search, [LARGE, '1']])}` }}
        aria-label={t(($) => $.editorParts.enlarge)}
      />
      {search.has(LARGE) && <WholeScreen {...props} />}
    </>
  );
}

/** The page over the whole screen, to be enlarged by pinching or by its buttons; closed by Escape or going back. */
function WholeScreen({ title, printed, input, logoUrl, over }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [zoom, setZoom] = useState(STEP);
  const pinch = usePinch(zoom, setZoom);
  // Opened by its address there is nothing to go back to.
  const close = () => {
    if (key !== 'default') return void navigate(-1);
    const rest = [...search].filter(([name]) => name !== LARGE);
    void navigate({ search: `?${new URLSearchParams(rest)}` }, { replace: true });
  };
  const scale = (Math.max(1, width) / (laidOutMm.width * pxPerMm)) * zoom;
  return (
    <Modal
      opened
      fullScreen
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close), size: 44 }}
    >
      <Group gap="xs" mb="xs">
        <Button
          variant="default"
          mih={44}
          aria-label={t(($) => $.editorParts.smaller)}
          onClick={() => setZoom(Math.max(MIN_ZOOM, zoom / STEP))}
        >
          <ZoomOut size={18} aria-hidden />
        </Button>
        <Button
          variant="default"
          mih={44}
          aria-label={t(($) => $.editorParts.larger)}
          onClick={() => setZoom(Math.min(MAX_ZOOM, zoom * STEP))}
        >
          <ZoomIn size={18} aria-hidden />
        </Button>
      </Group>
      <div ref={ref} className={styles.room} {...pinch}>
        <div
          className={styles.paper}
          style={{
            width: laidOutMm.width * pxPerMm * scale,
            height: laidOutMm.height * pxPerMm * scale,
          }}
        >
          <div
            className={styles.scaled}
            style={{ width: `${laidOutMm.width}mm`, transform: `scale(${scale})` }}
          >
            <PageShadow printed={printed} input={input} logoUrl={logoUrl} marked={null} onFit={nothing} />
          </div>
          <div className={styles.over} style={{ inset: bleedBoxMm.x * pxPerMm * scale }}>
            {over}
          </div>
        </div>
      </div>
    </Modal>
  );
}

const nothing = () => undefined;
