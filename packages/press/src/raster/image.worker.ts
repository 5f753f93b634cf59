import { serve } from '../worker/serve.ts';
import { type ImageTask, redrawImage } from './redraw-image.ts';

serve<ImageTask, Uint8Array, never>(async (task) => ({ value: await redrawImage(task) }));
