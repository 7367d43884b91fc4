import { TextField, type TextFieldProps } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LabelFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'autoComplete'> {
  /** What the page says while staff have written nothing, in the guest's language; empty while unknown. */
  followed?: string;
}

/** What the payment is called above its amount. It follows the amount until staff write their own words. */
export function LabelField({ followed = '', value, onChange, onBlur, ...field }: LabelFieldProps) {
  const { t } = useTranslation('collect');
  // An emptied field stays empty until it is left, so that other words can be typed.
  const [isEmptied, setEmptied] = useState(false);
  const follows = value === '';
  return (
    <TextField
      {...field}
      label={t('amount.label')}
      hint={t(follows ? 'amount.labelFollows' : 'amount.labelOwn')}
      autoComplete="off"
      value={follows && !isEmptied ? followed : value}
      onChange={(typed) => {
        setEmptied(typed === '');
        onChange(typed);
      }}
      onBlur={(event) => {
        setEmptied(false);
        onBlur?.(event);
      }}
    />
  );
}
