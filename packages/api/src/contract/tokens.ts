import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { tokenTypes } from '../vocabulary/enums.ts';
import { FullName, Instant } from './formats.ts';

const TokenType = z.enum(tokenTypes);

/** A token's details without its value. All fields are null if no token of the type was issued. */
export const IntegrationToken = z.object({
  type: TokenType,
  /** The hidden value with its last four characters: `dk_••••x7Qa`. */
  maskedValue: z.nullable(z.string()),
  /** Only for DECK tokens. */
  maskedRefreshToken: z.nullable(z.string()),
  createdAt: z.nullable(Instant),
  /** When the current value was issued. */
  issuedAt: z.nullable(Instant),
  /** Who issued it, first and last name. */
  issuedBy: z.nullable(FullName),
});
export type IntegrationToken = z.infer<typeof IntegrationToken>;

/** The only answer that contains the token. */
export const IssuedToken = z.extend(IntegrationToken, {
  value: z.string(),
  refreshToken: z.nullable(z.string()),
});
export type IssuedToken = z.infer<typeof IssuedToken>;

const shownOnce =
  'The answer shows the value once; only its hash is kept. DECK opens orders and payments of its division to the company’s own systems, at the calls that name it, and comes with a refresh token. PUBLIC may stand in a web page: it opens the links and QR codes of `/public/v1`, of its division alone, and browsers let any page read their answers. PMS opens `POST /api/v1/payments/ifcgate` and `GET /api/v1/payments/suite8` to a hotel system. TELEGRAM opens the notifications of the company’s bot, `/api/v1/user-notifications`.';

export const tokens = {
  get: endpoint('GET /auth/v1/token?type', {
    summary: 'An integration token of the division, masked.',
    needs: 'SETTINGS_INTEGRATION',
    required: ['type'],
    params: { type: TokenType },
    response: IntegrationToken,
    notInSpec: true,
  }),
  issue: endpoint('POST /auth/v1/token', {
    summary: 'Issue the integration token of a type for the first time.',
    description: `${shownOnce} There is one token of each type: a second is refused, PUT replaces it.`,
    needs: 'SETTINGS_INTEGRATION',
    body: z.object({ type: TokenType }),
    response: IssuedToken,
    errors: ['TOKEN_ALREADY_ISSUED'],
    notInSpec: true,
  }),
  reissue: endpoint('PUT /auth/v1/token', {
    summary: 'Replace an integration token; the old value ends at once.',
    description: `${shownOnce} A type that was never issued is 404. The company's own system does the same for DECK by its refresh token, \`Authorization: Bearer dkr_…\`, which is replaced too: it works once.`,
    needs: 'SETTINGS_INTEGRATION_RE_ISSUE',
    tokens: ['REFRESH'],
    body: z.object({ type: TokenType }),
    response: IssuedToken,
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
  end: endpoint('DELETE /auth/v1/token?type', {
    summary: 'End an integration token, with its refresh token.',
    description:
      'It opens nothing from this answer on: a call under way that has had no effect yet is refused. A type that is not issued is 404.',
    needs: 'SETTINGS_INTEGRATION_RE_ISSUE',
    required: ['type'],
    params: { type: TokenType },
    errors: ['NOT_FOUND'],
    notInSpec: true,
  }),
};
