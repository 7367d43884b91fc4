import type { OrderFields } from './order-form.ts';
import { repriced } from './stay-price.ts';

/**
 * Lets length and amount of a position follow its rate and dates, as soon as they are known.
 * @param count `anew` counts the length from the dates again, where they tell
 */
export function priceStay(form: OrderFields, index: number, count: 'kept' | 'anew' = 'kept'): void {
  const { length, amount, priced } = repriced(
    form.getValues(`positions.${index}`),
    form.getValues('currency'),
    count,
  );
  // What was found wrong is checked again, as if it had been typed.
  const set = (name: `positions.${number}.${'length' | 'amount'}`, value: string | undefined) => {
    if (value !== undefined)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  };
  set(`positions.${index}.length`, length);
  set(`positions.${index}.amount`, amount);
  if (priced !== undefined) form.setValue(`positions.${index}.priced`, priced);
}
