import * as z from 'zod/mini';
import { endpoint, param } from '../core/endpoint.ts';
import { pspFeatures, pspTypes } from '../vocabulary/company.ts';
import { Country, MethodName } from './company-formats.ts';
import { Currency, Id, Line, say } from './formats.ts';
import { max } from './validation.ts';

/** A contract with a payment service provider. Its secret key never leaves the server. */
export const PspProfile = z.object({
  id: Id,
  type: z.enum(pspTypes),
  projectId: Line,
  features: z.array(z.enum(pspFeatures)),
  currencies: z.array(Currency),
  /** What it accepts: a group of payment methods or a single method. */
  paymentMethod: MethodName,
});
export type PspProfile = z.infer<typeof PspProfile>;

export const OfferedMethod = z.object({
  name: MethodName,
  title: Line,
  enabled: z.boolean(),
  /** Whether it can authorise money first and capture it later. */
  holds: z.boolean(),
});
export type OfferedMethod = z.infer<typeof OfferedMethod>;

/**
 * The scope of a choice of groups. A missing field means any; without all three the choice covers all
 * payments.
 */
export const ChoiceScope = z.object({
  businessObjectId: z.optional(Id),
  currency: z.optional(Currency),
  customerCountry: z.optional(Country),
});
export type ChoiceScope = z.infer<typeof ChoiceScope>;

/** A group the payer can choose, with its matching methods. */
export const OfferedGroup = z.object({
  name: MethodName,
  names: z.object({ en: Line, ru: Line, el: Line }),
  enabled: z.boolean(),
  methods: z.array(OfferedMethod),
  /** The scope of the effective choice; null if no choice was made. All groups of an answer share it. */
  chosenFor: z.nullable(ChoiceScope),
});
export type OfferedGroup = z.infer<typeof OfferedGroup>;

const choice = z.object({ name: MethodName, enabled: z.boolean(say('required')) });
const named = <T extends { readonly name: string }>(entries: readonly T[]) =>
  new Set(entries.map(({ name }) => name)).size === entries.length;

/** A group at its position. Without `methods`, all its methods stay as they are. */
export const MethodChoice = z.extend(choice, {
  methods: z.optional(z.array(choice).check(z.refine(named, say('unique')))),
});
export type MethodChoice = z.infer<typeof MethodChoice>;

const query = {
  currency: Currency,
  businessObjectId: param.text,
  customerCountry: Country,
  sortOrder: param.list,
};

export const pspProfiles = {
  list: endpoint('GET /api/v1/psp-profiles', {
    summary: 'The contracts of the company with payment service providers.',
    needs: 'SETTINGS_VIEW',
    response: z.array(PspProfile),
    notInSpec: true,
  }),
  paymentMethodGroups: endpoint(
    'GET /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
    {
      summary: 'What payers can pay with, in the order in which it is offered.',
      description:
        'Only what a PSP profile of the company takes, in the currency and for the country asked for; what is left out of the query narrows nothing. `business-object-id` is a property. Groups named in `sort-order` come first. With nothing to offer the list is empty.',
      needs: 'session',
      tokens: ['DECK'],
      params: query,
      response: z.array(OfferedGroup),
      notInSpec: true,
    },
  ),
  savePaymentMethodGroups: endpoint(
    'PUT /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
    {
      summary: 'Choose which groups and methods are offered, and in which order.',
      description:
        'The choice counts for exactly what the query names: for one property, one currency, one country, or for all. The nearest choice wins: property before currency before country. Groups that the body leaves out follow, switched on; an empty body takes the choice back, and the next wider one counts again. `sort-order`, if given, sorts the groups of the body.',
      needs: 'SETTINGS_EDIT',
      params: query,
      body: z.array(MethodChoice).check(max(200), z.refine(named, say('unique'))),
      response: z.array(OfferedGroup),
      notInSpec: true,
    },
  ),
};
