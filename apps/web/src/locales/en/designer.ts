import type { deDesigner } from '../de/designer.ts';
import { designerErrors } from './designer-errors.ts';
import { designerLink } from './designer-link.ts';

/** The link for a designer, on both of its sides. */
export const enDesigner: typeof deDesigner = { errors: designerErrors, designerLink };
