import type { Property } from '@deck/api/contract/company';
import type { LoadedBrand } from '@deck/tokens/node';
import type { properties } from '../database/schema.ts';
import { getAccent } from '../guest/guest-view.ts';

/** A property in the contract's form. What guests read of it is a part of its own, with the brand's accent. */
export function propertyAnswer(row: typeof properties.$inferSelect, brand: LoadedBrand): Property {
  const { businessProfileId: _, logoUrl, color, place, startTime, endTime, ...property } = row;
  const { cancellation, deskHours, ...rest } = property;
  return {
    ...rest,
    guestPage: {
      ...{ logoUrl, color, place, startTime, endTime, cancellation, deskHours },
      accent: getAccent(brand, color),
    },
  };
}
