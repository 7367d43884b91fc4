import type { Property } from '@deck/api/contract/company';
import type { LoadedBrand } from '@deck/tokens/node';
import type { properties } from '../database/schema.ts';
import { getAccent } from '../guest/guest-view.ts';

/** What the accent of guests' pages may come from beside a property's own colour. */
export interface Surroundings {
  readonly brand: LoadedBrand;
  /** The company's own colour, for properties without one. */
  readonly companyColor: string | null;
}

/** A property in the contract's form. What guests read of it is a part of its own, with its accent. */
export function propertyAnswer(
  row: typeof properties.$inferSelect,
  { brand, companyColor }: Surroundings,
): Property {
  const { businessProfileId: _, logoUrl, color, place, startTime, endTime, ...property } = row;
  const { cancellation, deskHours, ...rest } = property;
  return {
    ...rest,
    guestPage: {
      ...{ logoUrl, color, place, startTime, endTime, cancellation, deskHours },
      accent: getAccent(brand, color ?? companyColor),
    },
  };
}
