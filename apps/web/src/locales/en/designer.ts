import type { deDesigner } from '../de/designer.ts';
import { contact } from './contact.ts';
import { contactErrors } from './contact-errors.ts';
import { designerErrors } from './designer-errors.ts';
import { designerLink } from './designer-link.ts';
import { note } from './note.ts';

/** The link for a designer, on both of its sides, and the people of a company. */
export const enDesigner: typeof deDesigner = {
  contact,
  errors: { ...contactErrors, ...designerErrors },
  designerLink,
  note,
};
