import type { PropertyChoice } from '@deck/api/contract/people';
import type { Position } from '@deck/api/contract/positions';
import { isDate } from '@deck/values';
import { formatStay } from '../../../format/stay.ts';
import type { WrongFields } from '../../../forms/contract-resolver.ts';
import type { ShortForm } from './short-form.ts';

/** What may be sold: of which property, and which types of positions by the rights of whoever sells. */
export interface Offer {
  readonly property: PropertyChoice | undefined;
  readonly types: readonly string[];
  /** An order without an ID gets the next number; else it needs one. */
  readonly generatesIds: boolean;
}

/** What is whole with nothing but its dates. Anything else has more to it than is asked here. */
const datedTypes: readonly string[] = ['ACCOMMODATION', 'YACHT'];

/** Whether nothing but what a property sells by its dates may be sold: then they must be said. */
export const needsDates = (types: readonly string[]): boolean => !types.includes('OTHER');

/** The properties of which something may be sold. @param asksDates whether both dates can be said */
export const sellable = (
  properties: readonly PropertyChoice[],
  types: readonly string[],
  asksDates = true,
): readonly PropertyChoice[] =>
  needsDates(types) ? properties.filter((property) => asksDates && maySell({ property, types })) : properties;

const maySell = ({ property, types }: Omit<Offer, 'generatesIds'>): boolean =>
  property !== undefined &&
  datedTypes.includes(property.positionType) &&
  types.includes(property.positionType);

/** A stay or a charter where its dates are known and it may be sold. Of anything else the dates go into its name. */
export function positionOf(values: ShortForm, { property, types }: Offer): Position {
  const { amount, startDate, endDate, propertyId } = values;
  const name = values.description.trim() || (property?.name ?? '');
  const hasDates = isDate(startDate) && isDate(endDate) && startDate < endDate;
  const sold = hasDates && maySell({ property, types }) ? property?.positionType : 'OTHER';
  if (sold === 'ACCOMMODATION')
    return {
      type: 'ACCOMMODATION',
      name,
      amount,
      checkIn: startDate,
      checkOut: endDate,
      // The one who pays.
      guests: 1,
      propertyId,
    };
  if (sold === 'YACHT') return { type: 'YACHT', name, amount, startDate, endDate };
  const [first, last] = [startDate, endDate].filter(isDate);
  const dates = formatStay(first ?? null, last ?? null);
  return { type: 'OTHER', name: [name, dates].filter(Boolean).join(', '), amount };
}

/** What is wrong with the dates: the end comes after the start, and who may sell nothing without them needs both. */
export function wrongDates({ startDate, endDate }: ShortForm, { types }: Offer): WrongFields {
  const areNeeded = needsDates(types);
  return {
    ...(startDate === '' && areNeeded ? { startDate: 'required' } : {}),
    ...(endDate === '' && areNeeded ? { endDate: 'required' } : {}),
    ...(startDate !== '' && endDate !== '' && endDate <= startDate ? { endDate: 'dateOrder' } : {}),
  };
}
