import { serve } from '../worker/serve.ts';
import { type PictureTask, redrawPicture } from './redraw-picture.ts';

serve<PictureTask, Uint8Array, never>(async (task) => ({ value: await redrawPicture(task) }));
