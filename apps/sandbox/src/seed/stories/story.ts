import type { OrderLife } from '../order-life.ts';

export const DAY = 24;

/** How an order went, told by what happened to its payments. */
export interface Story {
  readonly name: string;
  /** How often it happens, among those possible at an order's age. */
  readonly weight: number;
  /** Hours since the order was made. */
  readonly from?: number;
  readonly to?: number;
  readonly tell: (life: OrderLife) => void;
}
