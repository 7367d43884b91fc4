import { withOwnError } from '../field/with-own-error.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { AmountFieldProps } from './amount-field.tsx';

/** An amount with an unknown or missing currency. It is shown unchanged, since the text cannot be parsed. */
export function UnknownCurrency(props: AmountFieldProps) {
  const { amountField } = useMessages();
  return (
    <TextField
      {...withOwnError(props, amountField.unknownCurrency)}
      readOnly
      suffix={props.currency === '' ? undefined : props.currency}
    />
  );
}
