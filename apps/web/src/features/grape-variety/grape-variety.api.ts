import type { GrapeVarietyItem, grapeVarietyForm } from '@rebblatt/contracts';
import type { z } from 'zod';
import { referenceApi } from '../../reference/reference-api.ts';

export const grapeVarietyApi = referenceApi<GrapeVarietyItem, z.output<typeof grapeVarietyForm>>(
  'grape-variety',
  [{ field: 'bezeichnung_d_cod', type: 'asc' }],
);
