import type { OrderLife } from '../order-life.ts';

export const DAY = 24;

/** The course of an order, as its payments' events. */
export interface Story {
  readonly name: string;
  /** Its weight among the stories possible at an order's age. */
  readonly weight: number;
  /** Hours since the order was created. */
  readonly from?: number;
  readonly to?: number;
  readonly tell: (life: OrderLife) => void;
}
