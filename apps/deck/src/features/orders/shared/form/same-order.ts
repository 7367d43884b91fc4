import type { OrderForm, PositionForm } from './order-form.ts';

const keyless = ({ key: _, priced: __, ...position }: PositionForm) => position;

/** Whether two positions say the same. */
export const samePosition = (one: PositionForm | undefined, other: PositionForm | undefined): boolean =>
  JSON.stringify(one && keyless(one)) === JSON.stringify(other && keyless(other));

/** Whether two forms say the same: then nothing would be lost by taking one for the other. */
export function sameOrder(
  { revision: _, ...one }: OrderForm,
  { revision: __, ...other }: OrderForm,
): boolean {
  const { positions, ...rest } = one;
  const { positions: others, ...otherRest } = other;
  return (
    JSON.stringify(rest) === JSON.stringify(otherRest) &&
    positions.length === others.length &&
    positions.every((position, index) => samePosition(position, others[index]))
  );
}
