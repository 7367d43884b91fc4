import * as z from 'zod/mini';
import { endpoint, param } from '../core/endpoint.ts';
import { permissions } from '../vocabulary/permissions.ts';
import {
  customerLanguages,
  interfaceLanguages,
  positionTypes,
  propertyTypes,
  schemes,
} from '../vocabulary/words.ts';
import { Currency, Id, Instant, Lifetime, Line } from './formats.ts';

/** Who is signed in, as kept locally under PROFILE. */
export const Profile = z.object({
  id: Id,
  login: Line,
  email: Line,
  position: Line,
  timezone: z.string(),
  firstName: Line,
  lastName: Line,
  phone: Line,
  avatarUrl: z.nullable(z.string()),
  locale: z.enum(interfaceLanguages),
});
export type Profile = z.infer<typeof Profile>;

const Division = z.object({ id: Id, name: Line });
const PropertyChoice = z.object({
  id: Id,
  name: Line,
  type: z.enum(propertyTypes),
  city: Line,
  timezone: z.string(),
  orderPrefix: Line,
  defaultPaymentLifetime: z.nullable(Lifetime),
  positionType: z.enum(positionTypes),
});

/** What the interface needs to know of the company one works for, as kept locally under ENV. */
export const Environment = z.object({
  context: z.object({ userId: Id, businessProfileId: Id, role: z.string() }),
  divisions: z.array(Division),
  languages: z.array(z.enum(customerLanguages)),
  acceptedCurrencies: z.array(Currency),
  properties: z.array(PropertyChoice),
  defaultCustomerLanguage: z.enum(customerLanguages),
  defaultPaymentLifetime: z.nullable(Lifetime),
  generateOrderId: z.boolean(),
  defaultCurrency: Currency,
  defaultCustomerCountry: z.string(),
  defaultPaymentMethod: z.nullable(z.string()),
  transactionType: z.enum(schemes),
  applyCompanyExchangeRateByDefault: z.boolean(),
  /** The read-only key for the dictionaries; it opens nothing else. */
  dictionaryKey: z.string(),
});
export type Environment = z.infer<typeof Environment>;
export type Division = z.infer<typeof Division>;
export type PropertyChoice = z.infer<typeof PropertyChoice>;

/** A node of the permission tree; only what has access and is a menu item is offered in menus and choices. */
export interface PermissionNode {
  name: string;
  access: boolean;
  isAction: boolean;
  isMenuItem: boolean;
  permissions: PermissionNode[];
}
export const PermissionNode: z.ZodMiniType<PermissionNode> = z.object({
  name: z.string(),
  access: z.boolean(),
  isAction: z.boolean(),
  isMenuItem: z.boolean(),
  get permissions() {
    return z.array(PermissionNode);
  },
});

/** Session of a person: idle after 30 minutes, over after 12 hours whatever happens. */
export const Session = z.object({
  userId: Id,
  businessProfileId: Id,
  twoFactorRequired: z.boolean(),
  idleExpiresAt: Instant,
  expiresAt: Instant,
});
export type Session = z.infer<typeof Session>;

export const Credentials = z.object({
  login: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
  password: z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
});
export type Credentials = z.infer<typeof Credentials>;

export const session = {
  start: endpoint('POST /auth/v1/session', {
    summary: 'Sign in. A wrong password answers how many attempts are left; five lock the account.',
    needs: 'public',
    body: Credentials,
    response: Session,
    errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'],
  }),
  refresh: endpoint('PUT /auth/v1/session', {
    summary: 'Extend the session by another idle period, after real input of the person.',
    needs: 'session',
    response: Session,
  }),
  validate: endpoint('GET /auth/v1/session', {
    summary: 'The session as it stands. Does not extend it.',
    needs: 'session',
    response: Session,
  }),
  terminate: endpoint('DELETE /auth/v1/session', { summary: 'Sign out.', needs: 'session' }),
  changeDivision: endpoint('POST /auth/v1/session/change-division', {
    summary: 'Work for another business profile of the same person.',
    needs: 'session',
    body: z.object({ businessProfileId: Id }),
    response: Session,
    errors: ['DIVISION_UNKNOWN'],
  }),
};

export const TableColumns = z.object({ tableId: z.string(), hiddenColumns: z.array(z.string()) });
export type TableColumns = z.infer<typeof TableColumns>;

export const users = {
  profile: endpoint('GET /auth/v1/users/{user-id}', {
    summary: 'The profile of the person signed in.',
    needs: 'session',
    response: Profile,
  }),
  environment: endpoint('GET /auth/v1/users/{user-id}/environment', {
    summary: 'What the interface needs to know of the division one works for.',
    needs: 'session',
    response: Environment,
  }),
  permissions: endpoint('GET /api/v1/users/{id}/permissions', {
    summary: "A person's permissions as a tree. Everyone may read their own.",
    needs: 'session',
    response: z.object({ permission: z.array(PermissionNode) }),
  }),
  columnSettings: endpoint('GET /api/v1/users/{id}/column-settings', {
    summary: 'The columns a person has hidden, table by table.',
    needs: 'session',
    response: z.array(TableColumns),
  }),
  saveColumnSettings: endpoint('PUT /api/v1/users/{id}/column-settings', {
    summary: 'Replace the hidden columns of the tables named in the body. Only hidden ids are kept.',
    needs: 'session',
    body: z.array(TableColumns),
    response: z.array(TableColumns),
  }),
};

export const CurrencyEntry = z.object({ id: Id, code: Currency, name: Line, symbol: Line });
export const LanguageEntry = z.object({ id: Id, code: z.enum(customerLanguages), name: Line });

export const dictionaries = {
  currencies: endpoint('GET /backoffice/v0.1/dictionaries/currencies', {
    summary: 'Every currency the product knows.',
    needs: 'apiKey',
    response: z.array(CurrencyEntry),
  }),
  languages: endpoint('GET /backoffice/v0.1/dictionaries/languages', {
    summary: 'The languages a customer can be written to in.',
    needs: 'apiKey',
    response: z.array(LanguageEntry),
  }),
  permissions: endpoint('GET /backoffice/v0.1/dictionaries/permissions?company_id&role_id&user_id', {
    summary: 'The names of all permissions.',
    needs: 'apiKey',
    params: { companyId: param.text, roleId: param.text, userId: param.text },
    response: z.array(z.enum(permissions)),
  }),
};
