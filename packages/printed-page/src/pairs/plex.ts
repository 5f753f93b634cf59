import { knowTypefaces } from '../type/measure.ts';
import { plex } from '../type/widths/plex.ts';

knowTypefaces('plex', plex);
