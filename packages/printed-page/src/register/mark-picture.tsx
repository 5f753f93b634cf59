import type { PrintedMark } from '@rebblatt/contracts';
import { markBoxMm } from './register-mark.ts';

interface MarkPictureProps {
  mark: PrintedMark;
  url: string;
  columns: 2 | 3;
  index: number;
}

/** The fair's mark as an image, on screens; in print the press places its file there. */
export function MarkPicture({ mark, url, columns, index }: MarkPictureProps) {
  const { x, y, width, height } = markBoxMm(mark, columns, index);
  const style = { left: `${x}mm`, top: `${y}mm`, width: `${width}mm`, height: `${height}mm` };
  return <img src={url} alt="" style={{ position: 'absolute', ...style }} />;
}
