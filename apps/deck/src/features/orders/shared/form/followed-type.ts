import type { PropertyChoice } from '@deck/api/contract/people';
import type { PositionType } from '@deck/api/vocabulary';
import type { PositionForm } from '../position-form.ts';
import { isUntouched } from './order-form.ts';

/** The only position of an order while nothing is typed into it. */
export function findUntouched(positions: readonly PositionForm[]): PositionForm | undefined {
  const [only, ...others] = positions;
  return only && others.length === 0 && isUntouched(only) ? only : undefined;
}

/** The type to which a position changes at a property; undefined where its own is sold, or none that one may sell. */
export function getTypeAt(
  { positionType, positionTypes }: Pick<PropertyChoice, 'positionType' | 'positionTypes'>,
  type: PositionType,
  allowed: readonly PositionType[],
): PositionType | undefined {
  if (positionTypes.includes(type)) return undefined;
  return [positionType, ...positionTypes].find((each) => allowed.includes(each));
}
