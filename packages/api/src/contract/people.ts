import * as z from 'zod/mini';
import { positionTypes, propertyTypes, ratePeriods, schemes } from '../vocabulary/enums.ts';
import { interfaceLanguages } from '../vocabulary/languages.ts';
import { assignableRights } from '../vocabulary/permissions.ts';
import { userStatuses } from '../vocabulary/states.ts';
import { TableColumns } from './column-settings.ts';
import { Currency, Email, Id, Instant, LanguageCode, Lifetime, Line } from './formats.ts';

/** The signed-in user, as stored locally under PROFILE. */
export const Profile = z.object({
  id: Id,
  login: Line,
  email: Email,
  position: Line,
  timezone: z.string(),
  firstName: Line,
  lastName: Line,
  phone: Line,
  avatarUrl: z.nullable(z.string()),
  locale: z.enum(interfaceLanguages),
  twoFactorEnabled: z.boolean(),
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
  /** Null: as the company does. */
  withdrawalMethod: z.nullable(z.enum(schemes)),
  defaultPaymentLifetime: z.nullable(Lifetime),
  /** What it sells above all, and all it sells. */
  positionType: z.enum(positionTypes),
  positionTypes: z.array(z.enum(positionTypes)),
  payRatePeriod: z.enum(ratePeriods),
});

/** What the interface needs to know about the user's company, as stored locally under ENV. */
export const Environment = z.object({
  context: z.object({ userId: Id, businessProfileId: Id, role: z.string() }),
  divisions: z.array(Division),
  /** The languages a customer may have. */
  languages: z.array(LanguageCode),
  /** Those the company accepts and the dictionary offers. */
  acceptedCurrencies: z.array(Currency),
  properties: z.array(PropertyChoice),
  /** The ISO code of the country the company is in: its staff's phones without a dial code are of it. */
  country: z.string(),
  /** The company's, or one that is offered if its own is not any more. */
  defaultCustomerLanguage: LanguageCode,
  defaultPaymentLifetime: z.nullable(Lifetime),
  generateOrderId: z.boolean(),
  defaultCurrency: Currency,
  defaultCustomerCountry: z.string(),
  defaultPaymentMethod: z.nullable(z.string()),
  transactionType: z.enum(schemes),
  applyCompanyExchangeRateByDefault: z.boolean(),
  /** The read-only key for the dictionaries; it grants nothing else. */
  dictionaryKey: z.string(),
});
export type Environment = z.infer<typeof Environment>;
export type PropertyChoice = z.infer<typeof PropertyChoice>;

/** A node of the permission tree. Menus and choices offer only nodes with access and a menu item. */
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

export { TableColumns };

/** A user of the division as colleagues see them. */
export const User = z.object({
  id: Id,
  login: Line,
  firstName: Line,
  lastName: Line,
  fullName: z.string(),
  position: Line,
  /** OWNER, MANAGER, AGENT or VIEWER. The feature keys follow from it. */
  role: z.string(),
  email: Email,
  phone: Line,
  avatarUrl: z.nullable(z.string()),
  status: z.enum(userStatuses),
  enabled: z.boolean(),
  /** Locked after failed sign-ins, until the user resets their password. */
  locked: z.boolean(),
  locale: z.enum(interfaceLanguages),
  timezone: z.string(),
  twoFactorEnabled: z.boolean(),
  /** Precise to the minute; null if the user has never signed in. */
  lastSeenAt: z.nullable(Instant),
  /** Which of the eight assignable rights the user has. An owner has all. */
  permissions: z.array(z.enum(assignableRights)),
  /** The properties whose orders and payments alone the user sees and changes. Empty: all, future ones too. */
  properties: z.array(z.object({ id: Id, name: Line })),
});
export type User = z.infer<typeof User>;
