import * as contracts from '@rebblatt/contracts';
import { COMPONENTS, type Json } from './contract-schema.ts';

const fieldErrors = {
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      properties: { key: { type: 'string' }, params: { type: 'object' } },
      required: ['key', 'params'],
    },
  },
};

/** What the contracts declare as `Uses`. */
const uses: Record<keyof contracts.Uses, Json> = {
  pages: {
    type: 'array',
    maxItems: contracts.MAX_USES,
    items: { $ref: `${COMPONENTS}pageUse` },
    description:
      'With `conflict.in-use`: pages on which it stands. With `correction.taken-otherwise` and `correction.taken-away`: the page whose correction was taken over.',
  },
  exhibitors: {
    type: 'array',
    maxItems: contracts.MAX_USES,
    items: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        company_name: { type: 'string' },
        catalog_id: { type: 'integer' },
        catalog_name: { type: 'string' },
        request_id: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      },
      required: ['id', 'company_name', 'catalog_id', 'catalog_name', 'request_id'],
    },
    description: 'With `conflict.in-use`: who has or ordered it, with their request.',
  },
  more: { type: 'integer', description: 'How many there are besides those named.' },
};

/** The body of every refusal. */
export const errorBody: Json = {
  type: 'object',
  description: '`message` and `error_message` are equal. Texts of codes and keys are the client’s.',
  properties: {
    error: { enum: [...contracts.errorCodes] },
    message: { type: 'string' },
    error_message: { type: 'string' },
    params: { type: 'object' },
    errors: fieldErrors,
    data: { description: 'With `conflict.stale`: the item as it stands now.' },
    ...uses,
  },
  required: ['error', 'message', 'error_message', 'params'],
};
