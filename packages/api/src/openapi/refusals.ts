import { type Endpoint, isByKey } from '../core/endpoint.ts';
import { getStatus } from '../core/statuses.ts';
import { type ErrorCode, errorCodes } from '../vocabulary/error-codes.ts';
import type { Operation } from './document-shape.ts';
import { errorMeanings } from './error-meanings.ts';
import type { JsonSchema } from './json-schema.ts';

/** The body of every refusal. Its code is one of those that the answer of the call names. */
export const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message', 'params'],
          properties: {
            code: {
              oneOf: errorCodes.map((code) => ({ const: code, description: errorMeanings[code] })),
            },
            message: { type: 'string' },
            params: { type: 'object' },
          },
        },
      },
    },
  },
  examples: [
    {
      meta: {
        error: {
          code: 'INVALID_VALUE',
          message: 'INVALID_VALUE',
          params: { fields: { 'customer.email': 'email' } },
        },
      },
    },
  ],
};

/** What this call names, and what any such call can be refused with, by status. */
export function refusals({
  errors,
  needs,
  tokens,
  inputs,
  body,
  idempotencyKey,
}: Endpoint): Operation['responses'] {
  const codes = new Set<ErrorCode>(errors);
  if (inputs.length > 0 || body) codes.add('INVALID_VALUE');
  if (inputs.some(({ place }) => place === 'path')) codes.add('NOT_FOUND');
  if (needs !== 'public') codes.add(isByKey(needs) ? 'ACCESS_DENIED' : 'SESSION_REQUIRED');
  if (needs !== 'public' && needs !== 'session') codes.add('ACCESS_DENIED');
  if (tokens.length > 0) codes.add('TOKEN_INVALID');
  if (idempotencyKey === 'required') codes.add('IDEMPOTENCY_KEY_REQUIRED').add('IDEMPOTENCY_KEY_REUSED');
  const byStatus = Map.groupBy(codes, getStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => {
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
      return [status, { description: named.join(', '), content }];
    }),
  );
}
