import { useMessages } from '../provider/ui-provider.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { blockUnparsedSubmit } from '../typed-value/block-unparsed-submit.ts';
import type { AmountFieldProps } from './amount-field.tsx';

/** An amount in what is no currency, or in none yet: it is shown as it came, since nobody can say what a text means. */
export function UnknownCurrency(props: AmountFieldProps) {
  const { amountField } = useMessages();
  return (
    <TextField
      {...blockUnparsedSubmit(props, amountField.unknownCurrency)}
      readOnly
      suffix={props.currency === '' ? undefined : props.currency}
    />
  );
}
