import type { OrderFields } from './order-form.ts';
import { amountOfStay, lengthOf } from './stay-price.ts';

/**
 * The amount of the rate, as soon as it and the length are known. A person may still type another one.
 * @param length `anew` counts it from the dates again, where they tell.
 */
export function priceStay(form: OrderFields, index: number, length: 'kept' | 'anew' = 'kept'): void {
  // What was found wrong is checked again, as if it had been typed.
  const set = (name: `positions.${number}.${'length' | 'amount'}`, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  const lasts = lengthOf(form.getValues(`positions.${index}`));
  const typed = form.getValues(`positions.${index}.length`);
  if (lasts !== undefined && (length === 'anew' || typed === ''))
    set(`positions.${index}.length`, String(lasts));
  const amount = amountOfStay(form.getValues(`positions.${index}`), form.getValues('currency'));
  if (amount !== undefined) set(`positions.${index}.amount`, amount);
}
