import type { MethodChoice } from '@deck/api/contract/psp-profiles';
import type { PspFeature, PspType } from '@deck/api/vocabulary';
import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { deck, id } from './columns.ts';
import { businessProfiles } from './companies.ts';

/** A company's contract with a payment service provider. */
export const pspProfiles = deck.table(
  'psp_profiles',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    type: text('type').$type<PspType>().notNull(),
    projectId: text('project_id').notNull(),
    /** Signs requests to the provider; never leaves the server. */
    secretKey: text('secret_key').notNull(),
    features: text('features').array().$type<PspFeature[]>().notNull(),
    currencies: text('currencies').array().notNull(),
    /** A group or a method of the dictionary. */
    paymentMethod: text('payment_method').notNull(),
  },
  (table) => [index('psp_profiles_company').on(table.businessProfileId, table.id)],
);

/** The payment method groups a company offers, in order. An empty text means any. */
export const paymentMethodChoices = deck.table(
  'payment_method_choices',
  {
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    propertyId: text('property_id').notNull().default(''),
    currency: text('currency').notNull().default(''),
    customerCountry: text('customer_country').notNull().default(''),
    groups: jsonb('groups').$type<MethodChoice[]>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.businessProfileId, table.propertyId, table.currency, table.customerCountry],
    }),
  ],
);
