import { knowTypefaces } from '../type/measure.ts';
import { literata } from '../type/widths/literata.ts';

knowTypefaces('literata', literata);
