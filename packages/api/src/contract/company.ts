import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import {
  customerLanguages,
  positionTypes,
  propertyTypes,
  ratePeriods,
  schemes,
} from '../vocabulary/enums.ts';
import { TableColumns } from './column-settings.ts';
import { AmountSum, Currency, Id, Lifetime, Line } from './formats.ts';
import { GuestPage, GuestPageDraft } from './guest-page.ts';
import { FastPaymentField, GeneralSettings, MainPage, Settings, SettingsChange } from './settings.ts';

/** A company as all its users may see it: without notes, bank details, notifications and callbacks. */
export const BusinessProfile = z.object({
  id: Id,
  ...z.omit(GeneralSettings, { notes: true, bankName: true, iban: true, bic: true }).shape,
  templateLanguages: z.array(z.enum(customerLanguages)),
  mainPage: MainPage,
  fastPaymentFields: z.array(FastPaymentField),
});
export type BusinessProfile = z.infer<typeof BusinessProfile>;

/** Money at the payment service provider in a single currency. */
export const WalletBalance = z.object({
  currency: Currency,
  /** Settled but not paid out yet: taken two days ago or earlier, less refunds and payouts. */
  available: AmountSum,
  /** Taken within the last two days, so not settled yet. */
  pending: AmountSum,
  /** Held on customers' cards, neither captured nor given back. */
  reserved: AmountSum,
  /** Paid out to the company's bank so far. */
  paidOut: AmountSum,
  /** Refunded beyond what lay there; the next payouts are less by it. */
  owed: AmountSum,
});
export type WalletBalance = z.infer<typeof WalletBalance>;

export const Property = z.object({
  id: Id,
  name: Line,
  type: z.enum(propertyTypes),
  /** What it sells above all, and all it sells. */
  positionType: z.enum(positionTypes),
  positionTypes: z.array(z.enum(positionTypes)),
  city: Line,
  address: Line,
  email: Line,
  phone: Line,
  /** Shown to guests; empty if the reservations address answers guests too. */
  customerServiceEmail: Line,
  customerServicePhone: Line,
  /** An IANA zone, such as `Europe/Athens`. Days and times of the property's orders are in this zone. */
  timezone: z.string(),
  payRatePeriod: z.enum(ratePeriods),
  /** How the property takes money unless a payment overrides it; null: as the company does. */
  withdrawalMethod: z.nullable(z.enum(schemes)),
  /** If empty, orders use the company's numbering. */
  orderPrefix: Line,
  defaultPaymentLifetime: z.nullable(Lifetime),
  /** Whether customers get letters about their payments. */
  notifyCustomer: z.boolean(),
  termsUrl: Line,
  photoUrl: z.nullable(Line),
  website: Line,
  guestPage: GuestPage,
});
export type Property = z.infer<typeof Property>;

export const businessProfiles = {
  get: endpoint('GET /api/v1/business-profiles/{id}', {
    summary: 'The company one works for.',
    description: 'Has all that screens need of it. Only the division of the call is found.',
    needs: 'session',
    tokens: ['DECK'],
    response: BusinessProfile,
    notInSpec: true,
  }),
  settings: endpoint('GET /api/v1/business-profiles/{id}/settings', {
    summary: 'The settings of the company, by their tabs.',
    description: 'The part `integration` is left out without SETTINGS_INTEGRATION.',
    needs: 'SETTINGS_VIEW',
    response: Settings,
    notInSpec: true,
  }),
  saveSettings: endpoint('PUT /api/v1/business-profiles/{id}/settings', {
    summary: 'Change settings: a tab, or single fields of one. What is left out stays as it is.',
    description:
      'A field of `support_only` that would change is refused with `supportOnly`. Callback addresses take SETTINGS_INTEGRATION, too.',
    needs: 'SETTINGS_EDIT',
    body: SettingsChange,
    response: Settings,
    notInSpec: true,
  }),
  columnSettings: endpoint('GET /api/v1/business-profiles/{id}/column-settings', {
    summary:
      'How the columns stand for everyone of the company who has not chosen otherwise, table by table.',
    needs: 'session',
    response: z.array(TableColumns),
    notInSpec: true,
  }),
  saveColumnSettings: endpoint('PUT /api/v1/business-profiles/{id}/column-settings', {
    summary: "Replace the company's columns of the tables named in the body.",
    description: "A person's own choice for a table wins over the company's.",
    needs: 'SETTINGS_EDIT',
    body: z.array(TableColumns),
    response: z.array(TableColumns),
    notInSpec: true,
  }),
  balances: endpoint('GET /api/v1/business-profiles/{id}/balances', {
    summary: 'The wallet: what lies at the payment service provider, by currency.',
    description:
      'Sums of the ledger of the wallet. Every currency the company accepts, and any other in which something moved, by its code. What is settled by Monday 00:00 UTC is paid out then.',
    needs: 'MAIN_PAGE_VIEW',
    response: z.array(WalletBalance),
    notInSpec: true,
  }),
};

export const properties = {
  list: endpoint('GET /api/v1/properties', {
    summary: 'The hotels, aircraft and other properties of the division.',
    needs: 'BUSINESS_OBJECTS_LIST_VIEW',
    response: z.array(Property),
    notInSpec: true,
  }),
  get: endpoint('GET /api/v1/properties/{id}', {
    summary: 'One property. Only support changes it, but for its guest page.',
    needs: 'BUSINESS_OBJECT_INSTANCE_VIEW',
    response: Property,
    notInSpec: true,
  }),
  saveGuestPage: endpoint('PUT /api/v1/properties/{id}/guest-page', {
    summary: 'What guests read of a property on their pages, receipts and letters. Replaces all of it.',
    description:
      'Answers the property, with the accent that the brand solves from its colour. The page of a link that is out already shows it at once; letters that were sent stay as they are.',
    needs: 'SETTINGS_EDIT',
    body: GuestPageDraft,
    response: Property,
    notInSpec: true,
  }),
};
