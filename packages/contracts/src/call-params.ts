import { z } from 'zod';
import { pathId } from './primitives.ts';

/** The parameter of `/{resource}/:id`. */
export const byId = z.object({ id: pathId });

/** The parameter of `/{what}/:page_id`. */
export const byPage = z.object({ page_id: pathId });

/** The parameter of a link's calls. Any text is accepted as a key in the path; a wrong one is not found. */
export const byToken = z.object({ token: z.string().min(1) });

/** `t` is the stamp with which clients bypass their own caches, so that no older picture is shown. */
export const stamped = z.object({ t: z.string().max(300).optional() });
