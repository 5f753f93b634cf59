import { pathId } from '@rebblatt/contracts';
import { z } from 'zod';

/** The parameters of `/{resource}/:id`. */
export const byId = z.object({ id: pathId });
