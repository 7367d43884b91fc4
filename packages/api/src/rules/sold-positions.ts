import type { PositionType } from '../vocabulary/enums.ts';

/** Where an order is, and what is in it. */
interface Sale {
  readonly propertyId: string;
  readonly positions: readonly { readonly type: PositionType; readonly propertyId?: string }[];
}

/** The property that sells a position: a stay names its own, anything else is the order's. */
const sellerOf = ({ propertyId }: Sale, position: Sale['positions'][number]): string =>
  position.type === 'ACCOMMODATION' ? position.propertyId || propertyId : propertyId;

/**
 * The indexes of the positions that their property does not sell. A property that is not known has no say.
 * @param soldBy the types that each property sells
 * @param before the order that is edited: what it had of a property may stay
 */
export function unsoldPositions(
  sale: Sale,
  soldBy: ReadonlyMap<string, readonly PositionType[]>,
  before?: Sale,
): number[] {
  const had = new Set(before?.positions.map((one) => `${one.type} ${sellerOf(before, one)}`));
  return sale.positions.flatMap((position, index) => {
    const seller = sellerOf(sale, position);
    const sold = soldBy.get(seller)?.includes(position.type) ?? true;
    return sold || had.has(`${position.type} ${seller}`) ? [] : [index];
  });
}

/** The types that the order's own property must sell. */
export const typesAtProperty = (sale: Sale): PositionType[] => [
  ...new Set(sale.positions.filter((one) => sellerOf(sale, one) === sale.propertyId).map(({ type }) => type)),
];
