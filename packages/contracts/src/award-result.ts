import { z } from 'zod';
import { id, line, numeric, optionalLine } from './primitives.ts';

/** A row of a jury's list: which wine of which company has which award. */
export const awardResult = z.object({
  company_name: optionalLine(200).optional(),
  wine: line(1, 300),
  year: numeric(z.int().min(1000).max(2999)).nullish(),
  award_id: id,
});
