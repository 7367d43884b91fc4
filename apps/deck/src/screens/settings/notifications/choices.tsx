import { Checkbox, FormColumn, FormGrid } from '@deck/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOf, withChoice } from './notifications-form.ts';

interface ChoicesProps<Value extends string> {
  all: readonly Value[];
  labelOf: (value: Value) => string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Some of several, each seen, and all of them at once. */
export function Choices<Value extends string>({
  all,
  labelOf,
  value,
  onChange,
  disabled,
  ref,
}: ChoicesProps<Value>) {
  const { t } = useTranslation('settings');
  return (
    <FormGrid>
      <FormColumn span={12}>
        <Checkbox
          ref={ref}
          label={t('notify.all')}
          checked={shareOf(all, value)}
          disabled={disabled}
          onChange={(isAll) => onChange(isAll ? [...all] : [])}
        />
      </FormColumn>
      {all.map((one) => (
        <FormColumn key={one} span={6}>
          <Checkbox
            label={labelOf(one)}
            checked={value.includes(one)}
            disabled={disabled}
            onChange={(isChosen) => onChange(withChoice(all, value, one, isChosen))}
          />
        </FormColumn>
      ))}
    </FormGrid>
  );
}
