import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { positionTypes, propertyTypes, ratePeriods } from '../vocabulary/words.ts';
import { Currency, Id, Lifetime, Line } from './formats.ts';

export const BusinessProfile = z.object({
  id: Id,
  name: Line,
  email: Line,
  phone: Line,
  website: Line,
  legalAddress: Line,
  country: z.string(),
  currency: Currency,
  fieldOfActivity: Line,
});
export type BusinessProfile = z.infer<typeof BusinessProfile>;

export const Property = z.object({
  id: Id,
  name: Line,
  type: z.enum(propertyTypes),
  positionType: z.enum(positionTypes),
  city: Line,
  address: Line,
  email: Line,
  phone: Line,
  timezone: z.string(),
  payRatePeriod: z.enum(ratePeriods),
  orderPrefix: Line,
  defaultPaymentLifetime: z.nullable(Lifetime),
  termsUrl: Line,
  website: Line,
});
export type Property = z.infer<typeof Property>;

export const businessProfiles = {
  get: endpoint('GET /api/v1/business-profiles/{id}', {
    summary: 'The company one works for.',
    needs: 'session',
    response: BusinessProfile,
  }),
};

export const properties = {
  list: endpoint('GET /api/v1/properties', {
    summary: 'The hotels, aircraft and other properties of the division.',
    needs: 'BUSINESS_OBJECTS_LIST_VIEW',
    response: z.array(Property),
  }),
  get: endpoint('GET /api/v1/properties/{id}', {
    summary: 'One property.',
    needs: 'BUSINESS_OBJECT_INSTANCE_VIEW',
    response: Property,
  }),
};
