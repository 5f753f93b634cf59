import { createHash } from 'node:crypto';
import type { BookPlan } from './book-plan.ts';

/** 64 hex digits that identify an edition; they change with its content, its document information and its profile. */
export function fileId({ info, pages, outputCondition }: BookPlan): string {
  const { title, id, createdAt } = info;
  const profile = outputCondition && createHash('sha256').update(outputCondition.profile).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([title, id, createdAt, pages, outputCondition?.identifier, profile]))
    .digest('hex');
}
