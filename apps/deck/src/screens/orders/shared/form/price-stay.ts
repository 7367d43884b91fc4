import type { OrderFields } from './order-form.ts';
import { amountOfStay, lengthOf } from './stay-price.ts';

/**
 * The amount of the rate, as soon as it and the length are known. A person may still type another one.
 * @param length `anew` counts it from the dates again, where they tell.
 */
export function priceStay(form: OrderFields, index: number, length: 'kept' | 'anew' = 'kept'): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const lasts = lengthOf(form.getValues(`positions.${index}`));
  const typed = form.getValues(`positions.${index}.length`);
  if (lasts !== undefined && (length === 'anew' || typed === ''))
    form.setValue(`positions.${index}.length`, String(lasts), options);
  const amount = amountOfStay(form.getValues(`positions.${index}`), form.getValues('currency'));
  if (amount !== undefined) form.setValue(`positions.${index}.amount`, amount, options);
}
