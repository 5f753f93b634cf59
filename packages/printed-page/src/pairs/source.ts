import { knowTypefaces } from '../type/measure.ts';
import { source } from '../type/widths/source.ts';

knowTypefaces('source', source);
