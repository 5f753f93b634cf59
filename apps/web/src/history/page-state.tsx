import { fileAt } from '../lib/file-address.ts';
import { pictureUrl } from '../lib/picture.ts';
import { PictureFigure } from './picture-figure.tsx';

type Props = {
  /** The row of the history. */
  row: number;
  side: 'earlier' | 'later' | 'marks';
  /** A new one draws the picture anew. */
  stamp: number;
  title: string;
  /** Called once the picture is seen. */
  onShown?: () => void;
};

/** A page before or after a row of its history, as a picture. */
export function PageState({ row, side, stamp, title, onShown }: Props) {
  const picture = pictureUrl(fileAt('GET /history/picture/:id/:side', { id: row, side }), stamp);
  return <PictureFigure picture={picture} title={title} onShown={onShown} />;
}
