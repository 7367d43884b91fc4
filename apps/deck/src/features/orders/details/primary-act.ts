import type { MoneyLineName } from '@deck/values';

/** What can be done with a part of an order's money. */
export interface MoneyAct {
  readonly label: string;
  /** The label with the sum it moves at once: "Capture €2,160.00". */
  readonly fullLabel: string;
  readonly does: { readonly href: string } | { readonly onClick: () => void };
}

export type ActOfPart = (name: MoneyLineName) => MoneyAct | undefined;

/** The act of the pressed part; else of what ends soonest, which may be lost. */
export function getPrimaryAct(actOf: ActOfPart, pressed: MoneyLineName | undefined): MoneyAct | undefined {
  return (pressed && actOf(pressed)) ?? actOf('held') ?? actOf('asked') ?? actOf('notAsked');
}
