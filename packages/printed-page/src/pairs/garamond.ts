import { knowTypefaces } from '../type/measure.ts';
import { garamond } from '../type/widths/garamond.ts';

knowTypefaces('garamond', garamond);
